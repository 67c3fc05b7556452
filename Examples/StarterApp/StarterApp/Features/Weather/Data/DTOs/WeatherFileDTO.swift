// File DTOs - optimized for local storage

public struct ForecastFileDTO: Codable {
    public let cityName: String
    public let country: String
    public let weatherItems: [WeatherFileDTO]
    public let lastUpdated: String  // ISO date string
    public let version: String  // For data migration

    public init(
        cityName: String, country: String, weatherItems: [WeatherFileDTO], lastUpdated: String,
        version: String = "1.0"
    ) {
        self.cityName = cityName
        self.country = country
        self.weatherItems = weatherItems
        self.lastUpdated = lastUpdated
        self.version = version
    }
}

public struct WeatherFileDTO: Codable {
    public let dateTime: String  // ISO date string
    public let temperature: TemperatureFileDTO
    public let condition: WeatherConditionFileDTO
    public let description: String
}

public struct TemperatureFileDTO: Codable {
    public let current: Double
    public let min: Double
    public let max: Double
    public let feelsLike: Double
}

public struct WeatherConditionFileDTO: Codable {
    public let type: String  // WeatherType's raw value
    public let iconCode: String?
}
