import Foundation

public struct WeatherModel: Equatable {
    public let dateTime: Date
    public let temperature: TemperatureModel
    public let condition: WeatherConditionModel
    public let description: String

    public init(
        dateTime: Date, temperature: TemperatureModel, condition: WeatherConditionModel,
        description: String
    ) {
        self.dateTime = dateTime
        self.temperature = temperature
        self.condition = condition
        self.description = description
    }
}
