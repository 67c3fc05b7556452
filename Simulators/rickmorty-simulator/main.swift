import RickMortySimulator
import SimulatorKit

SimulatorCommand.run(RickMortyCommand.make)
