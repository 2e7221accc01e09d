export default function TestScreen(): null {
  return null
}
