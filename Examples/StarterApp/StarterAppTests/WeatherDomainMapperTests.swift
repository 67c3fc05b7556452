import XCTest

@testable import StarterApp

class WeatherDomainMapperTests: XCTestCase {
    func testMapApiDTOToDomain() {
        // Given
        let apiDTO = ForecastApiDTO(
            city: CityApiDTO(name: "London", country: "UK"),
            list: [
                WeatherApiDTO(
                    dt: 1_640_995_200,  // 2022-01-01 00:00:00 UTC
                    main: TemperatureApiDTO(temp: 15.5, temp_min: 10.0, temp_max: 20.0, feels_like: 16.0),
                    weather: [WeatherDataApiDTO(main: "Clear", description: "clear sky", icon: "01d")]
                )
            ]
        )

        // When
        let domainModel = WeatherDomainMapper.mapToDomain(apiDTO)

        // Then
        XCTAssertEqual(domainModel.city.name, "London")
        XCTAssertEqual(domainModel.city.country, "UK")
        XCTAssertEqual(domainModel.weatherItems.count, 1)

        let weather = domainModel.weatherItems.first!
        XCTAssertEqual(weather.temperature.current, 15.5)
        XCTAssertEqual(weather.condition.type, .sunny)
        XCTAssertEqual(weather.description, "clear sky")
    }

    func testMapDomainToFileDTO() {
        // Given
        let domainModel = ForecastModel(
            city: CityModel(name: "London", country: "UK"),
            weatherItems: [
                WeatherModel(
                    dateTime: Date(timeIntervalSince1970: 1_640_995_200),
                    temperature: TemperatureModel(current: 15.5, min: 10.0, max: 20.0, feelsLike: 16.0),
                    condition: WeatherConditionModel(type: .sunny, iconCode: "01d"),
                    description: "clear sky"
                )
            ],
            lastUpdated: Date()
        )

        // When
        let fileDTO = WeatherDomainMapper.mapToFileDTO(domainModel)

        // Then
        XCTAssertEqual(fileDTO.cityName, "London")
        XCTAssertEqual(fileDTO.country, "UK")
        XCTAssertEqual(fileDTO.weatherItems.count, 1)
        XCTAssertEqual(fileDTO.version, "1.0")

        let weatherDTO = fileDTO.weatherItems.first!
        XCTAssertEqual(weatherDTO.temperature.current, 15.5)
        XCTAssertEqual(weatherDTO.condition.type, "Clear")
        XCTAssertEqual(weatherDTO.description, "clear sky")
    }
}
