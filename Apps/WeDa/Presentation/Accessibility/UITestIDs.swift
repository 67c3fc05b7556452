import Foundation

/// The accessibility identifiers by which tests find elements, screen by screen.
enum UITestIDs {
  enum App {
    static let demoBanner = "app.demoBanner"
    static let demoHelp = "app.demoHelp"
    static let demoHelpDone = "app.demoHelp.done"
    static let showDemo = "app.showDemo"
    static let leaveDemo = "app.leaveDemo"
    static let error = "app.error"
    static let retry = "app.retry"
    static func credit(_ provider: String) -> String { "app.credit.\(provider)" }
    static func tab(_ name: String) -> String { "app.tab.\(name)" }
  }

  enum Search {
    static let empty = "search.empty"
    static let noMatch = "search.noMatch"
    static let recent = "search.recent"
    static let showDemo = "search.showDemo"
    static let credits = "search.credits"
    static let hours = "search.hours"
    /// Returns the identifier on the first page of an element that a place's page has, too.
    static func home(_ identifier: String) -> String { "search.\(identifier)" }
    static func suggestion(_ slug: String) -> String { "search.suggestion.\(slug)" }
    static func favorite(_ slug: String) -> String { "search.favorite.\(slug)" }
  }

  enum Location {
    static let offer = "location.offer"
    static let use = "location.use"
    static let refuseOffer = "location.offer.refuse"
    static let sheet = "location.sheet"
    static let allow = "location.allow"
    static let refuse = "location.refuse"
    static let problem = "location.problem"
    static let secure = "location.secure"
    static let searchInstead = "location.searchInstead"
    static let here = "location.here"
    static let stop = "location.stop"
  }

  enum Details {
    static let temperature = "details.temperature"
    static let feelsLike = "details.feelsLike"
    static let condition = "details.condition"
    static let range = "details.range"
    static let observed = "details.observed"
    static let tomorrow = "details.tomorrow"
    static let tomorrowRain = "details.tomorrow.rain"
    static let hourByHour = "details.hourByHour"
    static let noRainPlot = "details.noRainPlot"
    static let noWindPlot = "details.noWindPlot"
    static let plotValues = "details.plotValues"
    static let sky = "details.sky"
    static let sun = "details.sky.sun"
    static let moon = "details.sky.moon"
    static let barLegend = "details.barLegend"
    static let star = "details.star"
    static let more = "details.more"
    static let home = "details.more.home"
    static let status = "details.more.status"
    static let staleBanner = "details.staleBanner"
    static let switchBanner = "details.switchBanner"
    static let credit = "details.credit"
    static let zone = "details.zone"
    static let ahead = "details.ahead"
    static let rainSoon = "details.ahead.rain"
    static let further = "details.further"
    static let daysPlot = "details.daysPlot"
    static let daysRain = "details.daysPlot.rain"
    static let noDaysRain = "details.daysPlot.noRain"
    static let past = "details.past"
    static let sinceYesterday = "details.past.change"
    static let notCompared = "details.past.notCompared"
    static let normals = "details.past.normals"
    static let warnings = "details.warnings"
    static let moreCredit = "details.more.credit"
    static func warning(_ id: String) -> String { "details.warning.\(id)" }
    static let uncertain = "details.uncertain"
    static let air = "details.air"
    static let europeanAir = "details.air.european"
    static let americanAir = "details.air.american"
    static func worstAir(_ pollutant: String) -> String { "details.air.worst.\(pollutant)" }
    static let pollen = "details.air.pollen"
    static func retry(_ part: String) -> String { "\(part).retry" }
    static func fact(_ name: String) -> String { "details.fact.\(name)" }
    static func day(_ date: String) -> String { "details.day.\(date)" }
    static func hour(_ begin: Date) -> String {
      "details.hour.\(Int(begin.timeIntervalSince1970))"
    }
    static func hours(_ date: String) -> String { "details.hours.\(date)" }
    /// Returns the identifier of a sky in the preview of all skies.
    static func sky(_ weather: String, _ light: String) -> String { "sky.\(weather).\(light)" }
  }

  enum Favorites {
    static let list = "favorites.list"
    static let empty = "favorites.empty"
    static func row(_ slug: String) -> String { "favorites.row.\(slug)" }
    static func remove(_ slug: String) -> String { "favorites.remove.\(slug)" }
    static let edit = "favorites.edit"
    static func rename(_ slug: String) -> String { "favorites.rename.\(slug)" }
    static let removed = "favorites.removed"
    static let undo = "favorites.undo"
    static let nameField = "favorites.name"
    static let saveName = "favorites.name.save"
    static let credits = "favorites.credits"
  }

  enum Comparison {
    static let open = "comparison.open"
    static let empty = "comparison.empty"
    static let noPlaces = "comparison.noPlaces"
    static let temperatures = "comparison.temperatures"
    static let rain = "comparison.rain"
    static let noRain = "comparison.noRain"
    static func place(_ slug: String) -> String { "comparison.place.\(slug)" }
  }

  /// The identifiers of the forecasts of several models on a place's page.
  enum Models {
    static let isOn = "models.switch"
    static let chart = "models.chart"
    static let spread = "models.spread"
    static let rain = "models.rain"
    static let problem = "models.problem"
    static let retry = "models.retry"
  }

  enum Map {
    static let canvas = "map.canvas"
    static let list = "map.list"
    static let empty = "map.empty"
    static let credits = "map.credits"
    static let layers = "map.layers"
    static let noLayers = "map.layers.none"
    static func layer(_ name: String) -> String { "map.layer.\(name)" }
    static let legend = "map.legend"
    static let time = "map.time"
    static let problem = "map.problem"
    static let cluster = "map.cluster"
    static let fields = "map.fields"
    static func field(_ name: String) -> String { "map.field.\(name)" }
    static let slider = "map.field.slider"
    static let hour = "map.field.hour"
    static let middle = "map.field.middle"
    static let play = "map.field.play"
    static let holes = "map.field.holes"
    static let bound = "map.field.bound"
    static func marker(_ slug: String) -> String { "map.marker.\(slug)" }
    static func callout(_ slug: String) -> String { "map.callout.\(slug)" }
    static func row(_ slug: String) -> String { "map.row.\(slug)" }
    /// Returns the identifier of the button in the list that shows a place on the map.
    static func show(_ slug: String) -> String { "map.show.\(slug)" }
  }

  enum History {
    static let list = "history.list"
    static let empty = "history.empty"
    static let clear = "history.clear"
    static let edit = "history.edit"
    static let removed = "history.removed"
    static let undo = "history.undo"
    static let confirmClear = "history.clear.confirm"
    static let cancelClear = "history.clear.cancel"
    static func row(_ slug: String) -> String { "history.row.\(slug)" }
  }

  enum Settings {
    /// The identifier of the picker of a preset of all units.
    static let units = "settings.units"
    /// Returns the identifier of the picker of the unit of one quantity, such as "wind".
    static func unit(_ quantity: String) -> String { "settings.unit.\(quantity)" }
    static let clock = "settings.clock"
    static let appearance = "settings.appearance"
    static let language = "settings.language"
    static let dataSource = "settings.dataSource"
    static let keyFault = "settings.keyFault"
    static let credit = "settings.credit"
  }

  /// The identifiers of the page of the data's sources and ages.
  enum Status {
    static let link = "status.link"
    static let page = "status.page"
    static let done = "status.done"
    static let source = "status.source"
    static let grid = "status.grid"
    static let height = "status.height"
    static let note = "status.note"
    static func block(_ name: String) -> String { "status.block.\(name)" }
    static func calls(_ service: String, _ period: String) -> String {
      "status.calls.\(service).\(period)"
    }
    static func fault(_ service: String) -> String { "status.fault.\(service)" }
  }

  enum Share {
    static let link = "share.link"
    static let banner = "share.banner"
    static let keep = "share.keep"
    static let own = "share.own"
  }

  /// The identifiers of the export, the import and the deletion of data.
  enum Backup {
    static let export = "backup.export"
    static let history = "backup.history"
    static let importing = "backup.import"
    static let preview = "backup.preview"
    static let mode = "backup.mode"
    static let confirm = "backup.confirm"
    static let cancel = "backup.cancel"
    static let forget = "backup.forget"
    static let confirmForget = "backup.forget.confirm"
    static let cancelForget = "backup.forget.cancel"
    static let dismissNotice = "backup.notice.dismiss"
  }

  enum Notifications {
    static let ask = "notifications.ask"
    static let state = "notifications.state"
    static func place(_ slug: String) -> String { "notifications.place.\(slug)" }
  }

  /// The identifiers of the rules for rain, and of the page that changes one.
  enum Rain {
    static let link = "rain.link"
    static let add = "rain.add"
    static let empty = "rain.empty"
    static let silent = "rain.silent"
    static let removed = "rain.removed"
    static let undo = "rain.undo"
    static let save = "rain.save"
    static let cancel = "rain.cancel"
    static let place = "rain.place"
    static let start = "rain.start"
    static let end = "rain.end"
    static let notice = "rain.notice"
    static let least = "rain.least"
    static let problem = "rain.problem"
    static func edit(_ id: String) -> String { "rain.edit.\(id)" }
    static func remove(_ id: String) -> String { "rain.remove.\(id)" }
    static func isOn(_ id: String) -> String { "rain.switch.\(id)" }
    static func outcome(_ id: String) -> String { "rain.outcome.\(id)" }
    static func day(_ number: Int) -> String { "rain.day.\(number)" }
  }

  enum Privacy {
    static let link = "privacy.link"
    static let page = "privacy.page"
  }
}
