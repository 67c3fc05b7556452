import WeDaDomain

/// The response of `/v1/forecast` with several models, whose columns have the names of a variable
/// and a model. Any value may be `null`, and the columns of a model may be missing.
public struct OpenMeteoModelsDTO: Decodable, Sendable {
  /// The offset in seconds east of UTC at the time of the request.
  public let offset: Int
  /// The forecast by hour.
  public let hourly: HourlyDTO?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case hourly
  }

  /// The columns of all models, by hour.
  public struct HourlyDTO: Decodable, Sendable {
    /// The local times at which the hours begin.
    public let time: [String]
    /// The values by the names of their columns, such as `temperature_2m_gfs_seamless`.
    public let columns: [String: [Double?]]

    /// The name of a column.
    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { return nil }
    }

    public init(from decoder: any Decoder) throws {
      let all = try decoder.container(keyedBy: Name.self)
      time = try all.decode([String].self, forKey: Name(stringValue: "time"))
      var columns: [String: [Double?]] = [:]
      for model in ForecastModel.allCases {
        for variable in Self.variables {
          let name = Self.column(variable, model)
          columns[name] = try all.decodeIfPresent([Double?].self, forKey: Name(stringValue: name))
        }
      }
      self.columns = columns
    }

    static let temperature = "temperature_2m"
    static let precipitation = "precipitation"
    static let variables = [temperature, precipitation]

    /// Returns the name of a column.
    static func column(_ variable: String, _ model: ForecastModel) -> String {
      "\(variable)_\(model.openMeteoName)"
    }
  }
}

extension ForecastModel {
  /// The name of the model in Open-Meteo's requests.
  var openMeteoName: String {
    switch self {
    case .ecmwf: "ecmwf_ifs025"
    case .gfs: "gfs_seamless"
    case .icon: "icon_seamless"
    case .meteoFrance: "meteofrance_seamless"
    }
  }
}
