/** What a device or its browser answered when a passkey was asked for. */
export const PASSKEY_PROBLEMS = {
  cancelled: "La clé d'accès n'a pas été utilisée. Recommencez quand vous voulez.",
  exists: "Cet appareil a déjà une clé d'accès pour ce compte.",
  unsupported:
    "Ce navigateur ne connaît pas les clés d'accès. Ouvrez cette page avec un navigateur plus récent.",
  wrongAddress:
    "À cette adresse, votre navigateur n'accepte pas de clé d'accès. Ouvrez le site à son adresse habituelle.",
  failed: "Votre appareil n'a pas pu utiliser la clé d'accès. Réessayez.",
} as const
