import SwiftUI

@Observable
class AppContainer {
    // MARK: - Lazy Properties
    @ObservationIgnored private lazy var apiClient = APIClient()
    @ObservationIgnored private lazy var configurationManager = ConfigurationManager()
    @ObservationIgnored private lazy var jsonLoader = JSONLoader()

    // MARK: - Factory Methods
    func makeWeatherStore() -> WeatherStore {
        WeatherStore(weatherRepository: makeWeatherRepository())
    }

    private func makeWeatherRepository() -> WeatherRepository {
        WeatherRepositoryImpl(
            remoteDataSource: makeRemoteDataSource(),
            localDataSource: makeLocalDataSource(),
            cacheDataSource: makeCacheDataSource(),
            configuration: .default
        )
    }

    private func makeRemoteDataSource() -> WeatherRemoteDataSource {
        WeatherRemoteDataSourceImpl(
            networkService: apiClient,
            configuration: configurationManager
        )
    }

    private func makeLocalDataSource() -> WeatherLocalDataSource {
        WeatherFileDataSourceImpl(
            fileManager: .default,
            jsonLoader: jsonLoader
        )
    }

    private func makeCacheDataSource() -> WeatherCacheDataSource {
        WeatherMemoryCacheDataSource(cacheExpirationTime: 300)  // 5 minutes
    }
}

#if DEBUG
extension AppContainer {
    /// Creates a store with the app's layers and the bundled forecast, for previews.
    static func makePreviewStore() -> WeatherStore {
        let repository = WeatherRepositoryImpl(
            remoteDataSource: BundledWeatherDataSource(jsonLoader: JSONLoader()),
            localDataSource: WeatherFileDataSourceImpl(
                fileManager: .default, jsonLoader: JSONLoader()),
            cacheDataSource: WeatherMemoryCacheDataSource(),
            configuration: .init(
                useCache: true, useLocalStorage: false, cacheFirstStrategy: true, offlineFallback: false)
        )
        return WeatherStore(weatherRepository: repository)
    }
}
#endif
