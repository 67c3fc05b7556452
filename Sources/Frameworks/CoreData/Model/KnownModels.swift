import StrataDeviceServices

/// The models that containers use. The entity for a class is looked up in them.
enum KnownModels {
  private static let models = Locked<[WeakModel]>([])

  private struct WeakModel: Sendable {
    weak let model: NSManagedObjectModel?
  }

  /// Records a model that a container uses.
  static func note(_ model: NSManagedObjectModel) {
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === model }
      models.append(WeakModel(model: model))
    }
  }

  /// The models, the most recent first.
  static var newestFirst: [NSManagedObjectModel] {
    models.withLock { $0.compactMap(\.model).reversed() }
  }
}
