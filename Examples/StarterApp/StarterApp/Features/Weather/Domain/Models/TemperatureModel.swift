/// Temperatures in degrees Celsius.
public struct TemperatureModel: Equatable {
    public let current: Double
    public let min: Double
    public let max: Double
    public let feelsLike: Double

    public init(current: Double, min: Double, max: Double, feelsLike: Double) {
        self.current = current
        self.min = min
        self.max = max
        self.feelsLike = feelsLike
    }
}
