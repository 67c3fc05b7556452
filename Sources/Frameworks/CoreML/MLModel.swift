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
public enum MLComputeUnits: Int, Sendable {
  /// Only the processor, not the graphics unit.
  case cpuOnly
  /// The processor and the graphics processor.
  case cpuAndGPU
  /// All processors.
  case all
  /// The processor and the neural engine.
  case cpuAndNeuralEngine
}

/// A model of Core ML.
///
/// Partial: the server runs none, so loading one throws ``MLModelError``. `strata run` does not
/// write the classes that Xcode generates for models.
open class MLModel: NSObject {
  /// Throws ``MLModelError``.
  ///
  /// - Parameters:
  ///   - url: The URL of the model's file.
  ///   - configuration: Not used.
  public init(contentsOf url: URL, configuration: MLModelConfiguration? = nil) throws {
    throw MLModelError(.io)
  }
}

/// An error of a model.
public struct MLModelError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The cause is not known.
    case generic = 0
    /// A value has another type than the model requires.
    case featureType = 1
    /// A file cannot be read or written.
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
