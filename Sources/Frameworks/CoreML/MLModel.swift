public import Foundation

/// The configuration of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: its values are only kept.
  /// The processors to use.
  ///
  /// Accepted: no model is loaded.
  open var computeUnits = MLComputeUnits.all
  /// The name of the model for people.
  ///
  /// Accepted: no model is loaded.
  open var modelDisplayName: String?

  /// Creates a configuration.
  public override init() {}
}

/// The processors that compute a model.
///
/// Accepted: no model is loaded.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

/// A model of Core ML.
///
/// Partial: the server runs none, so loading one throws ``MLModelError``. `strata run` does not
/// write the classes that Xcode generates for models.
open class MLModel: NSObject {
  /// Throws ``MLModelError``.
  ///
  /// - Parameter configuration: Not used.
  public init(contentsOf url: URL, configuration: MLModelConfiguration? = nil) throws {
    throw MLModelError(.io)
  }
}

/// An error of a model.
public struct MLModelError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension MLModelError: LocalizedError {
  public var errorDescription: String? { "the server runs no models of Core ML" }
}
