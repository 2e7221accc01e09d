export default function TrainingScreen(): null {
  return null
}
