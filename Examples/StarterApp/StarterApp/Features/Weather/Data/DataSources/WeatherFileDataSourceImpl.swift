import Foundation

/// Stores forecasts in one file for each city, in the app's documents folder.
class WeatherFileDataSourceImpl: WeatherLocalDataSource {
    private let fileManager: FileManager
    private let jsonLoader: JSONLoader
    private let folder: URL

    init(fileManager: FileManager, jsonLoader: JSONLoader, folder: URL? = nil) {
        self.fileManager = fileManager
        self.jsonLoader = jsonLoader
        let documents = fileManager.urls(for: .documentDirectory, in: .userDomainMask)
        self.folder =
            folder
            ?? (documents.first ?? fileManager.temporaryDirectory).appendingPathComponent("Weather")
    }

    func fetchWeather(for city: String) async throws -> ForecastFileDTO? {
        let file = file(for: city)
        guard fileManager.fileExists(atPath: file.path) else { return nil }
        return try jsonLoader.load(ForecastFileDTO.self, from: file)
    }

    func saveWeather(_ forecast: ForecastFileDTO) async throws {
        try fileManager.createDirectory(at: folder, withIntermediateDirectories: true)
        try jsonLoader.save(forecast, to: file(for: forecast.cityName))
    }

    func deleteWeather(for city: String) async throws {
        let file = file(for: city)
        guard fileManager.fileExists(atPath: file.path) else { return }
        try fileManager.removeItem(at: file)
    }

    func getAllSavedCities() async throws -> [String] {
        try files()
            .compactMap { try? jsonLoader.load(ForecastFileDTO.self, from: $0).cityName }
            .sorted()
    }

    func clearAll() async throws {
        for file in try files() {
            try fileManager.removeItem(at: file)
        }
    }

    private func files() throws -> [URL] {
        guard fileManager.fileExists(atPath: folder.path) else { return [] }
        return try fileManager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
    }

    /// Returns a file name without the characters, such as slashes, that only city names may have.
    private func file(for city: String) -> URL {
        let name = city.lowercased().addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return folder.appendingPathComponent("\(name ?? "city").json")
    }
}
