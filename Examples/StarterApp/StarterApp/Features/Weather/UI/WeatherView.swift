import SwiftUI

struct WeatherView: View {
    @Environment(WeatherStore.self) private var weatherStore
    @State private var cityName = ""

    var body: some View {
        NavigationView {
            VStack {
                searchSection
                weatherContent
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .navigationTitle("Weather")
            .task {
                if weatherStore.forecast == nil {
                    await loadDefaultWeather()
                }
            }
        }
    }

    private var searchSection: some View {
        VStack {
            HStack {
                TextField("City", text: $cityName)
                    .textFieldStyle(.roundedBorder)
                    .submitLabel(.search)
                    .onSubmit { Task { await searchWeather() } }
                Button("Search") {
                    Task { await searchWeather() }
                }
                .buttonStyle(.borderedProminent)
                .fixedSize()
                .disabled(cityName.isEmpty)
            }
            sourceSection
            savedSection
        }
        .padding(.horizontal)
    }

    private var sourceSection: some View {
        @Bindable var weatherStore = weatherStore
        return HStack {
            Picker("Source", selection: $weatherStore.dataSource) {
                ForEach(WeatherStore.DataSourceType.allCases, id: \.self) { source in
                    Text(source.rawValue).tag(source)
                }
            }
            .labelsHidden()
            Spacer()
            Button("Save") {
                Task { await weatherStore.saveCurrentWeather() }
            }
            .disabled(weatherStore.forecast == nil)
        }
    }

    @ViewBuilder
    private var savedSection: some View {
        if !weatherStore.savedCities.isEmpty {
            ScrollView(.horizontal) {
                HStack {
                    ForEach(weatherStore.savedCities, id: \.self) { city in
                        Button(city) {
                            Task { await weatherStore.fetchWeather(for: city) }
                        }
                        .buttonStyle(.bordered)
                    }
                }
            }
        }
    }

    @ViewBuilder
    private var weatherContent: some View {
        if weatherStore.isLoading {
            LoadingView()
        } else if let forecast = weatherStore.forecast {  // ForecastModel
            if let errorMessage = weatherStore.errorMessage {
                Text(errorMessage)
                    .foregroundColor(.red)
            }
            WeatherList(forecast: forecast)
        } else if let errorMessage = weatherStore.errorMessage {
            VStack {
                Text("Error")
                    .font(.headline)
                Text(errorMessage)
                    .foregroundColor(.red)
                Button("Retry") {
                    Task {
                        await weatherStore.refreshWeather()
                    }
                }
                .padding()
            }
        } else {
            VStack {
                Image(systemName: "cloud.sun")
                    .font(.largeTitle)
                    .foregroundColor(.gray)
                Text("No weather data")
                    .font(.headline)
                Text("Search for a city to get started")
                    .foregroundColor(.gray)
            }
            .padding()
        }
    }

    private func loadDefaultWeather() async {
        await weatherStore.fetchWeather(for: "London")
    }

    private func searchWeather() async {
        await weatherStore.fetchWeather(for: cityName)
    }
}

struct WeatherList: View {
    let forecast: ForecastModel  // Domain Model

    var body: some View {
        List {
            Section(header: Text(forecast.city.name)) {
                ForEach(forecast.weatherItems, id: \.dateTime) { weather in  // WeatherModel
                    WeatherRowView(weather: weather)
                }
            }
        }
    }
}

#if DEBUG
#Preview("Weather") {
    WeatherView().environment(AppContainer.makePreviewStore())
}
#endif
