public struct WeatherConditionModel: Equatable {
    public let type: WeatherType
    public let iconCode: String?

    public init(type: WeatherType, iconCode: String?) {
        self.type = type
        self.iconCode = iconCode
    }
}

public enum WeatherType: String, CaseIterable {
    case sunny = "Clear"
    case cloudy = "Clouds"
    case rainy = "Rain"
    case snowy = "Snow"
    case stormy = "Thunderstorm"
    case foggy = "Fog"
    case unknown = "Unknown"

    public var displayName: String {
        switch self {
        case .sunny: return "Sunny"
        case .cloudy: return "Cloudy"
        case .rainy: return "Rainy"
        case .snowy: return "Snowy"
        case .stormy: return "Stormy"
        case .foggy: return "Foggy"
        case .unknown: return "Unknown"
        }
    }

    public var emoji: String {
        switch self {
        case .sunny: return "☀️"
        case .cloudy: return "☁️"
        case .rainy: return "🌧️"
        case .snowy: return "❄️"
        case .stormy: return "⛈️"
        case .foggy: return "🌫️"
        case .unknown: return "❔"
        }
    }
}
