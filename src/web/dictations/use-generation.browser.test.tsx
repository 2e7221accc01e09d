import { expect, test } from 'vitest'
import { ApiProblem } from '../api/api-problem.ts'
import { generationProblem } from './use-generation.ts'

const STATUS = { status: 500, statusText: 'Internal Server Error', code: 'unexpected' }

test('GEN-13 a failure is said by the server, else by its status, else as unexpected', () => {
  const said = new ApiProblem({ ...STATUS, sentence: 'Le moteur refuse ce mot' })
  expect(generationProblem(said)).toBe('Le moteur refuse ce mot')
  const unsaid = new ApiProblem({ ...STATUS, sentence: '' })
  expect(generationProblem(unsaid)).toBe('Erreur 500: Internal Server Error')
  const wrong = new ApiProblem({ ...STATUS, sentence: '', code: 'invalid-reply' })
  expect(generationProblem(wrong)).toBe('La réponse du serveur est invalide')
  expect(generationProblem(new TypeError('a bug'))).toBe(
    'Une erreur inattendue est survenue lors de la génération de la dictée',
  )
})
