import Foundation

class WeatherMemoryCacheDataSource: WeatherCacheDataSource {
    private actor CacheActor {
        private var cache: [String: CachedWeather] = [:]
        private let cacheExpirationTime: TimeInterval

        init(cacheExpirationTime: TimeInterval = 300) {  // 5 minutes default
            self.cacheExpirationTime = cacheExpirationTime
        }

        func get(for city: String) -> CachedWeather? {
            cache[city.lowercased()]
        }

        func set(_ forecast: ForecastFileDTO, for city: String) {
            cache[city.lowercased()] = CachedWeather(
                forecast: forecast,
                timestamp: Date()
            )
        }

        func isExpired(for city: String) -> Bool {
            guard let cachedWeather = cache[city.lowercased()] else {
                return true
            }

            let timeElapsed = Date().timeIntervalSince(cachedWeather.timestamp)
            return timeElapsed > cacheExpirationTime
        }

        func cleanExpiredEntries() {
            let now = Date()
            cache = cache.filter { _, cachedWeather in
                let timeElapsed = now.timeIntervalSince(cachedWeather.timestamp)
                return timeElapsed <= cacheExpirationTime
            }
        }

        func removeAll() {
            cache = [:]
        }
    }

    private struct CachedWeather {
        let forecast: ForecastFileDTO
        let timestamp: Date
    }

    private let cacheActor: CacheActor

    init(cacheExpirationTime: TimeInterval = 300) {
        cacheActor = CacheActor(cacheExpirationTime: cacheExpirationTime)
    }

    func getCachedWeather(for city: String) async throws -> ForecastFileDTO? {
        let cachedWeather = await cacheActor.get(for: city)

        guard let cachedWeather = cachedWeather else {
            return nil
        }

        let isExpired = await cacheActor.isExpired(for: city)
        if isExpired {
            await cacheActor.cleanExpiredEntries()
            return nil
        }

        return cachedWeather.forecast
    }

    func cacheWeather(_ forecast: ForecastFileDTO) async throws {
        await cacheActor.set(forecast, for: forecast.cityName)
    }

    func clearCache() async throws {
        await cacheActor.removeAll()
    }

    func isExpired(for city: String) async -> Bool {
        await cacheActor.isExpired(for: city)
    }
}
