import OpenWeatherSimulator
import SimulatorKit

SimulatorCommand.run(OpenWeatherCommand.make)
