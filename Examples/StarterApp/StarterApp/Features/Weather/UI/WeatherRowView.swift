import SwiftUI

struct WeatherRowView: View {
    let weather: WeatherModel  // Domain Model

    var body: some View {
        VStack(alignment: .leading) {
            Text("Date: \(weather.dateTime, formatter: DateFormatter.shortDate)")
            Text("Temperature: \(weather.temperature.current, specifier: "%.1f")°C")
            Text("Condition: \(weather.condition.type.displayName)")
        }
        .padding()
    }
}

#if DEBUG
#Preview("A row") {
    WeatherRowView(
        weather: WeatherModel(
            dateTime: Date(timeIntervalSince1970: 1_640_995_200),
            temperature: TemperatureModel(current: 15.5, min: 10, max: 20, feelsLike: 16),
            condition: WeatherConditionModel(type: .sunny, iconCode: "01d"),
            description: "clear sky"))
}
#endif
