/** For the operator: configuration errors, reasons not to start, start-up messages. */
const NBSP = '\u00a0'

export const OPERATOR_TEXTS = {
  nodeTooOld: (found: string): string =>
    `L'Encrier a besoin de Node 24 ou plus récent (trouvé${NBSP}: ${found}). Lancez-le par «${NBSP}npm start${NBSP}».`,

  configurationRefused: 'La configuration est à corriger (voir .env.example)',
  notAnInteger: (name: string, from: number, to: number): string =>
    `${name} doit être un nombre entier de ${from} à ${to}`,
  notAChoice: (name: string, choices: readonly string[]): string =>
    `${name} doit valoir ${choices.join(' ou ')}`,
  notAUrl: (name: string, schemes: readonly string[]): string =>
    `${name} doit être une adresse complète (${schemes.map((scheme) => `${scheme}//…`).join(' ou ')})`,
  notAnOrigin: (name: string): string =>
    `${name} doit être une adresse sans chemin, par exemple https://dictees.exemple.fr`,
  notAnAddressList: (name: string, entry: string): string =>
    `${name} doit lister des adresses IP ou des réseaux séparés par des virgules («${NBSP}${entry}${NBSP}» n'en est pas)`,
  notAMailAddress: (name: string): string => `${name} doit contenir une adresse e-mail`,
  tooShort: (name: string, minimum: number): string =>
    `${name} doit avoir au moins ${minimum} caractères`,
  missingWith: (name: string, other: string): string =>
    `${name} est obligatoire quand ${other} est défini`,
  notOfAReader: (name: string): string =>
    `${name} est à retirer quand ROLE vaut reader${NBSP}: un lecteur de photos n'a ni base de données, ni comptes, ni courrier`,
  noReader: (url: string): string =>
    `Ce qui répond à ${url} n'est pas un lecteur de photos de L'Encrier. Corrigez READER_URL.`,
  readerSecret: (url: string): string =>
    `Le lecteur de photos de ${url} a un autre READER_SECRET, ou son horloge est fausse.`,

  readerCertificate: (url: string, reason: string): string =>
    `Le certificat du lecteur de photos de ${url} n'est pas valable (${reason})${NBSP}: renouvelez-le. En attendant, les photos sont lues ailleurs, ou les copies saisies à la main.`,
  readerAway: (url: string, reason: string): string =>
    `Le lecteur de photos de ${url} ne répond pas (${reason})${NBSP}: vérifiez READER_URL et ce lecteur. En attendant, les photos sont lues ailleurs, ou les copies saisies à la main.`,

  platformUnsupported: (platform: string): string =>
    `Le PostgreSQL embarqué n'existe pas pour ce système (${platform}). Indiquez une base existante par DATABASE_URL.`,
  binariesMissing: (packageName: string): string =>
    `Le paquet ${packageName} n'est pas installé. Supprimez le dossier node_modules et relancez «${NBSP}npm start${NBSP}».`,
  noUnprivilegedAccount:
    "PostgreSQL refuse de tourner en tant que root et le système n'a pas de compte «\u00a0postgres\u00a0» ni «\u00a0nobody\u00a0».",
  dataUnreachable: (folder: string, account: string): string =>
    `Le dossier ${folder} ne peut pas être atteint par le compte «${NBSP}${account}${NBSP}», sous lequel PostgreSQL tourne. Choisissez un autre DATA_DIR.`,
  dataNotWritable: (folder: string): string =>
    `Le dossier ${folder} ne peut pas être écrit. Choisissez un autre DATA_DIR.`,
  dataOfAnother: (path: string): string =>
    `${path} appartient à un autre compte. Lancez L'Encrier sous ce compte, ou choisissez un autre DATA_DIR.`,
  otherVersion: (folder: string, found: string, expected: string): string =>
    `Les données de ${folder} sont celles de PostgreSQL ${found}${NBSP}; cette version de L'Encrier attend PostgreSQL ${expected}. Sauvegardez-les avec l'ancienne version, puis restaurez-les avec celle-ci.`,
  secretDamaged: (file: string): string =>
    `Le fichier ${file} est abîmé. Remettez le fichier d'origine.`,
  passwordMissing: (file: string): string =>
    `Le fichier ${file}, qui tient le mot de passe de la base de données, a disparu. Remettez le fichier d'origine.`,
  passwordRefused: (file: string): string =>
    `Le mot de passe de ${file} n'est pas celui de la base de données. Remettez le fichier d'origine.`,
  startInProgress: (folder: string): string =>
    `Un autre démarrage est en cours sur le dossier ${folder} et ne se termine pas.`,
  postgresFailed: (reason: string): string => `PostgreSQL n'a pas démarré${NBSP}: ${reason}`,
  postgresStays: (pid: number): string => `PostgreSQL (processus ${pid}) ne s'arrête pas.`,
  databaseUnreachable: (reason: string): string =>
    `La base de données indiquée par DATABASE_URL ne répond pas${NBSP}: ${reason}`,
  databaseTooOld: (found: number): string =>
    `La base de données est un PostgreSQL ${found}${NBSP}; L'Encrier a besoin de PostgreSQL 15 ou plus récent.`,
  databaseReadOnly:
    "La base de données indiquée par DATABASE_URL est une copie de secours, que personne ne peut écrire. Indiquez l'adresse qui mène à la base principale.",
  databaseNewer: (migrations: string): string =>
    `La base de données a été préparée par une version plus récente de L'Encrier (${migrations}). Celle-ci la sert en attendant d'être mise à jour.`,
  databaseContracted: (migration: string): string =>
    `La base de données a été préparée par une version plus récente de L'Encrier, qui en a retiré ce que celle-ci utilise (elle ne connaît pas la migration ${migration}). Lancez une version plus récente.`,
  rightsMissing: (reason: string): string =>
    `Le rôle de DATABASE_URL n'a pas les droits nécessaires (être propriétaire de la base, CREATEROLE)${NBSP}: ${reason}`,

  portTaken: (host: string, port: number): string =>
    `Le port ${port} de ${host} est déjà pris. Arrêtez l'autre programme, ou choisissez un autre port (PORT, METRICS_PORT)${NBSP}: PORT=3001 npm start`,
  portForbidden: (host: string, port: number): string =>
    `Le port ${port} de ${host} n'est pas permis à ce compte. Choisissez un port à partir de 1024.`,
  hostUnknown: (host: string): string => `HOST=${host} n'est pas une adresse de cette machine.`,
  ready: (url: string): string => `L'Encrier est prêt : ${url}`,
  readerReady: (url: string): string => `Le lecteur de photos est prêt${NBSP}: ${url}`,
  demoAccount: (email: string, password: string): string =>
    `Compte de démonstration${NBSP}: ${email} / ${password}`,

  installingChromium: 'Installation de Chromium pour les tests…',
  noChromium:
    'Aucun Chromium pour les tests des écrans. Installez-en un (sur Debian\u00a0: apt-get install chromium) ou indiquez-le par CHROMIUM=/chemin/vers/chromium.',

  installingCluster:
    "Installation d'etcd, de Patroni, de HAProxy, de PostgreSQL et de faketime pour les exercices…",
  clusterThere: (net: string, folder: string): string =>
    `Un autre groupe de serveurs répond déjà aux adresses ${net}.11 à ${net}.13, et ses données ne sont pas celles de ${folder}. Arrêtez-le, ou choisissez un autre réseau par NET (par exemple NET=127.79.0).`,
  noCluster:
    'Il manque etcd, Patroni, HAProxy, PostgreSQL 15 ou faketime pour les exercices. Sur Debian 12, en tant que root\u00a0: apt-get install etcd-server etcd-client patroni python3-etcd haproxy postgresql-15 faketime',
} as const
