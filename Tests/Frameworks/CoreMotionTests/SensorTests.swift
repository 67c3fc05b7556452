import CoreMotion
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct SensorTests {
  @Test func `no sensor is available`() {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMPedometer.isDistanceAvailable())
    #expect(!CMMotionManager().isDeviceMotionAvailable && !CMMotionManager().isGyroAvailable)
    #expect(!CMMotionActivityManager.isActivityAvailable())
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    #expect(CMPedometer.authorizationStatus() == .restricted)
  }

  @Test func `a pedometer's queries and updates call the handler with CMErrorNotAvailable`() async {
    let counter = CMPedometer()
    for isQuery in [true, false] {
      let error = await withCheckedContinuation { done in
        let handler: CMPedometerHandler = { _, error in done.resume(returning: error as? CMError) }
        if isQuery {
          counter.queryPedometerData(from: .distantPast, to: .now, withHandler: handler)
        } else {
          counter.startUpdates(from: .now, withHandler: handler)
        }
      }
      #expect(error == CMErrorNotAvailable)
    }
  }

  @Test func `device motion updates call the handler with CMErrorNotAvailable`() async {
    let (manager, queue) = (CMMotionManager(), OperationQueue())
    let error = await withCheckedContinuation { done in
      manager.startDeviceMotionUpdates(to: queue) { motion, error in
        done.resume(returning: motion == nil ? error as? CMError : nil)
      }
    }
    #expect(error == CMErrorNotAvailable && manager.deviceMotion == nil)
    #expect(!manager.isDeviceMotionActive)
  }
}
