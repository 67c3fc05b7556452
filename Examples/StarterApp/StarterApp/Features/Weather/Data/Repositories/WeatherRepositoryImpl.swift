class WeatherRepositoryImpl: WeatherRepository {
    private let remoteDataSource: WeatherRemoteDataSource  // Returns ForecastApiDTO
    private let localDataSource: WeatherLocalDataSource  // Returns ForecastFileDTO
    private let cacheDataSource: WeatherCacheDataSource  // Returns ForecastFileDTO
    private let configuration: RepositoryConfiguration

    struct RepositoryConfiguration {
        let useCache: Bool
        let useLocalStorage: Bool
        let cacheFirstStrategy: Bool
        let offlineFallback: Bool

        static let `default` = RepositoryConfiguration(
            useCache: true,
            useLocalStorage: true,
            cacheFirstStrategy: true,
            offlineFallback: true
        )
    }

    init(
        remoteDataSource: WeatherRemoteDataSource, localDataSource: WeatherLocalDataSource,
        cacheDataSource: WeatherCacheDataSource, configuration: RepositoryConfiguration
    ) {
        self.remoteDataSource = remoteDataSource
        self.localDataSource = localDataSource
        self.cacheDataSource = cacheDataSource
        self.configuration = configuration
    }

    func fetchWeather(for city: String) async throws -> ForecastModel {
        // Strategy 1: Check cache first if enabled
        if configuration.useCache && configuration.cacheFirstStrategy {
            if let cachedForecast = try await getCachedWeather(for: city) {
                return cachedForecast
            }
        }

        return try await fetchFresh(for: city)
    }

    func saveWeather(_ forecast: ForecastModel) async throws {
        try await localDataSource.saveWeather(WeatherDomainMapper.mapToFileDTO(forecast))
    }

    func deleteWeather(for city: String) async throws {
        try await localDataSource.deleteWeather(for: city)
    }

    func getAllSavedCities() async throws -> [String] {
        try await localDataSource.getAllSavedCities()
    }

    func getCachedWeather(for city: String) async throws -> ForecastModel? {
        guard configuration.useCache else { return nil }

        if let cachedDTO = try await cacheDataSource.getCachedWeather(for: city) {
            return WeatherDomainMapper.mapToDomain(cachedDTO)  // DTO → Domain
        }
        return nil
    }

    func clearCache() async throws {
        try await cacheDataSource.clearCache()
    }

    func refreshWeather(for city: String) async throws -> ForecastModel {
        try await fetchFresh(for: city)
    }

    /// Returns the copy in memory, or else the stored one, without a request.
    func getWeatherWithFallback(for city: String) async throws -> ForecastModel {
        if let cachedForecast = try await getCachedWeather(for: city) {
            return cachedForecast
        }
        if let localForecastDTO = try await localDataSource.fetchWeather(for: city) {
            return WeatherDomainMapper.mapToDomain(localForecastDTO)  // DTO → Domain
        }
        throw WeatherRepositoryError.nothingStored(city: city)
    }

    private func fetchFresh(for city: String) async throws -> ForecastModel {
        // Strategy 2: Try remote API
        do {
            let forecastApiDTO = try await remoteDataSource.fetchWeather(for: city)
            let forecast = WeatherDomainMapper.mapToDomain(forecastApiDTO)  // DTO → Domain

            // Convert to File DTO for storage
            let forecastFileDTO = WeatherDomainMapper.mapToFileDTO(forecast)  // Domain → DTO

            // Cache and save locally
            if configuration.useCache {
                try await cacheDataSource.cacheWeather(forecastFileDTO)
            }

            if configuration.useLocalStorage {
                try await localDataSource.saveWeather(forecastFileDTO)
            }

            return forecast  // Return Domain Model
        } catch {
            // Strategy 3: Fallback to local storage
            if configuration.offlineFallback && configuration.useLocalStorage {
                if let localForecastDTO = try await localDataSource.fetchWeather(for: city) {
                    return WeatherDomainMapper.mapToDomain(localForecastDTO)  // DTO → Domain
                }
            }

            throw error
        }
    }
}
