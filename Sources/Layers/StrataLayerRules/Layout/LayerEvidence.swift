/// The evidence for a guessed layer: names, imports and references, and the findings that the guess
/// would cause.
public struct LayerEvidence: Equatable, Sendable {
  /// The observations that agree with a guess, and those that contradict it.
  public struct Votes: Equatable, Sendable {
    /// The number of observations that agree.
    public var agreeing = 0
    /// The number of observations that contradict the guess.
    public var contrary = 0

    /// The number of all observations.
    public var count: Int { agreeing + contrary }
    /// The share that agrees, in percent; `nil` without an observation.
    var percent: Int? { count == 0 ? nil : agreeing * 100 / count }
    /// A Boolean value that indicates whether more than a fifth contradicts the guess.
    var isContradicted: Bool { contrary * 5 > count }
  }

  /// The reason why files are thought to be in a layer. The raw value is the confidence that the
  /// reason alone deserves, in percent.
  public enum Ground: Int, Sendable {
    /// A folder has the layer's name, such as `Domain`.
    case layerName = 80
    /// A folder or target has the layer's name as one of its words, such as `FeedDomain`.
    case words = 75
    /// A folder has a name that is usual for parts of the layer, such as `Models`.
    case usualName = 65
    /// The names of the files have a usual ending, such as `HomeView.swift`.
    case fileNames = 60
    /// The name of the folder says nothing, but its files import or are used as those of the layer.
    case imports = 50
  }

  /// A pattern of folders or files, with the reason of the guess.
  public struct Place: Equatable, Sendable {
    /// The pattern, such as `**/Domain`.
    public var pattern: String
    /// The reason.
    public var ground: Ground
  }

  /// The name of the layer.
  public var layer: String
  /// The patterns of the layer's folders and files, each with the reason of the guess.
  public var places: [Place]
  /// The paths of the layer's files, without tests.
  public var files: [String]
  /// The files whose imports agree with the layer or contradict it.
  public var imports = Votes()
  /// The imports and uses between this layer and other ones, of which rules report the contrary.
  public var references = Votes()
  /// The number of findings that `strata check` would report in the layer's files, and in others
  /// about their uses of it. A finding between two layers counts in both.
  public var findingCount = 0

  /// The highest confidence that names deserve without an import or a reference, in percent. It is
  /// below what a layer needs by default, so that such a layer is a question.
  private static let byName = 55

  /// A Boolean value that indicates whether neither imports nor references say anything.
  public var isByNameAlone: Bool { imports.count == 0 && references.count == 0 }

  /// The confidence in percent: the mean of what the names deserve, and of the shares of imports
  /// and references that agree. A name alone deserves at most 55.
  public var confidence: Int {
    let names = places.reduce(0) { $0 + $1.ground.rawValue } / max(1, places.count)
    if isByNameAlone { return min(names, Self.byName) }
    let shares = [names, imports.percent, references.percent].compactMap(\.self)
    return shares.reduce(0, +) / shares.count
  }

  /// A Boolean value that indicates whether more than a fifth of the references contradicts the
  /// layer, or of the imports in Domain, which is the only layer that must not import frameworks.
  public var isContradicted: Bool { judged.contains(where: \.isContradicted) }

  /// The largest share of contrary observations that ``isContradicted`` looks at, in percent.
  var doubt: Int { 100 - (judged.compactMap(\.percent).min() ?? 100) }

  private var judged: [Votes] { layer == "Domain" ? [references, imports] : [references] }
}
