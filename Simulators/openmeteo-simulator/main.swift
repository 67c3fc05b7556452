import OpenMeteoSimulator
import SimulatorKit

SimulatorCommand.run(OpenMeteoCommand.make)
