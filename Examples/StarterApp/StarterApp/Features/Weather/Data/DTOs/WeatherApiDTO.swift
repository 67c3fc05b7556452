// API DTOs - map directly to the external API's structure

public struct ForecastApiDTO: Codable {
    public let city: CityApiDTO
    public let list: [WeatherApiDTO]
    public let cnt: Int?
    public let cod: String?

    public init(
        city: CityApiDTO, list: [WeatherApiDTO], cnt: Int? = nil, cod: String? = nil
    ) {
        self.city = city
        self.list = list
        self.cnt = cnt
        self.cod = cod
    }
}

public struct CityApiDTO: Codable {
    public let name: String
    public let country: String
}

public struct WeatherApiDTO: Codable {
    public let dt: Int  // Unix timestamp
    public let main: TemperatureApiDTO
    public let weather: [WeatherDataApiDTO]
    public let clouds: CloudsApiDTO?
    public let wind: WindApiDTO?

    enum CodingKeys: String, CodingKey {
        case dt, main, weather, clouds, wind
    }

    public init(
        dt: Int, main: TemperatureApiDTO, weather: [WeatherDataApiDTO], clouds: CloudsApiDTO? = nil,
        wind: WindApiDTO? = nil
    ) {
        self.dt = dt
        self.main = main
        self.weather = weather
        self.clouds = clouds
        self.wind = wind
    }
}

// The properties have the service's names, so that no coding keys are needed.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct TemperatureApiDTO: Codable {
    public let temp: Double
    public let temp_min: Double
    public let temp_max: Double
    public let feels_like: Double
}

public struct WeatherDataApiDTO: Codable {
    public let main: String
    public let description: String
    public let icon: String
}

public struct CloudsApiDTO: Codable {
    public let all: Int
}

public struct WindApiDTO: Codable {
    public let speed: Double
    public let deg: Int
}
