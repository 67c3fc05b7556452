// Remote Data Source - Works with API DTOs
protocol WeatherRemoteDataSource {
    func fetchWeather(for city: String) async throws -> ForecastApiDTO
}

// Local Data Source - Works with File DTOs
protocol WeatherLocalDataSource {
    func fetchWeather(for city: String) async throws -> ForecastFileDTO?
    func saveWeather(_ forecast: ForecastFileDTO) async throws
    func deleteWeather(for city: String) async throws
    func getAllSavedCities() async throws -> [String]
    func clearAll() async throws
}

// Cache Data Source - Works with File DTOs
protocol WeatherCacheDataSource {
    func getCachedWeather(for city: String) async throws -> ForecastFileDTO?
    func cacheWeather(_ forecast: ForecastFileDTO) async throws
    func clearCache() async throws
    func isExpired(for city: String) async -> Bool
}
