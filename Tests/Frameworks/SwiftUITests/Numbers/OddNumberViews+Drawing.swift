import Foundation
import SwiftUI

/// Views that draw with a number that may be none.
extension OddNumberViews {
  nonisolated static let shapes = [
    Entry("Circle, trimmed") { Circle().trim(from: $0, to: 1) },
    Entry("Circle, trimmed to") { Circle().trim(from: 0, to: $0).stroke(lineWidth: 4) },
    Entry("RoundedRectangle") { RoundedRectangle(cornerRadius: $0) },
    Entry("UnevenRoundedRectangle") { UnevenRoundedRectangle(topLeadingRadius: $0) },
    Entry("stroke") { number in
      Circle().stroke(
        .red, style: StrokeStyle(lineWidth: number, dash: [number, 2], dashPhase: number))
    },
    Entry("strokeBorder") { Circle().strokeBorder(lineWidth: $0) },
    Entry("inset") { Circle().inset(by: $0) },
    Entry("rotation") { Rectangle().rotation(.degrees($0)) },
    Entry("scale, offset") { Rectangle().scale($0).offset(x: $0) },
    Entry("size") { Rectangle().size(width: $0, height: $0) },
    Entry("Path, arc") { number in
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(-90),
          endAngle: .degrees(number), clockwise: false)
      }
    },
    Entry("Path, arc from") { number in
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(number),
          endAngle: .degrees(90), clockwise: true)
      }
    },
    Entry("Path, relative arc") { number in
      Path { path in
        path.addRelativeArc(
          center: CGPoint(x: number, y: 50), radius: number, startAngle: .degrees(0),
          delta: .degrees(number))
      }
    },
    Entry("Path, tangents") { number in
      Path { path in
        path.move(to: .zero)
        path.addArc(
          tangent1End: CGPoint(x: number, y: 0), tangent2End: CGPoint(x: 1, y: number),
          radius: number)
      }
    },
    Entry("Path, lines") { number in
      Path { path in
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 0, y: number))
        path.addQuadCurve(to: .zero, control: CGPoint(x: number, y: number))
        path.addRoundedRect(
          in: CGRect(x: number, y: 0, width: number, height: 1),
          cornerSize: CGSize(width: number, height: number))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: number))
      }
    },
    Entry("Path, trimmed") { number in
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: number)
    },
    Entry("Path, dashed") { number in
      Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        .strokedPath(StrokeStyle(lineWidth: number, dash: [number]))
    },
    Entry("Canvas") { number in
      Canvas { context, _ in
        context.translateBy(x: number, y: number)
        context.scaleBy(x: number, y: 1)
        context.rotate(by: .radians(number))
        context.opacity = number
        context.addFilter(.blur(radius: number))
        context.fill(Path(CGRect(x: 0, y: 0, width: number, height: 1)), with: .color(.red))
        context.draw(Text(verbatim: "t"), at: CGPoint(x: number, y: number))
      }
      .frame(width: 100, height: 100)
    },
    Entry("LinearGradient") { number in
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 0, y: number))
    },
    Entry("RadialGradient") { number in
      RadialGradient(
        colors: [.red, .blue], center: .center, startRadius: number, endRadius: number)
    },
    Entry("AngularGradient") { number in
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(number), endAngle: .degrees(90)
      )
    },
    Entry("EllipticalGradient") { number in
      EllipticalGradient(
        colors: [.red, .blue], startRadiusFraction: number, endRadiusFraction: number)
    },
  ]

  nonisolated static let effects = [
    Entry("opacity") { Color.red.opacity($0) },
    Entry("view opacity") { Text(verbatim: "t").opacity($0) },
    Entry("rotationEffect") { Text(verbatim: "t").rotationEffect(.degrees($0)) },
    Entry("rotation3DEffect") { number in
      Text(verbatim: "t").rotation3DEffect(
        .degrees(number), axis: (x: number, y: 1, z: 0), anchorZ: number, perspective: number)
    },
    Entry("scaleEffect") { Text(verbatim: "t").scaleEffect(x: $0, y: $0) },
    Entry("blur") { Text(verbatim: "t").blur(radius: $0) },
    Entry("shadow") { Text(verbatim: "t").shadow(color: .black, radius: $0, x: $0, y: $0) },
    Entry("color effects") { number in
      Text(verbatim: "t").brightness(number).contrast(number).saturation(number).grayscale(number)
        .hueRotation(.degrees(number))
    },
    Entry("cornerRadius") { Text(verbatim: "t").cornerRadius($0) },
    Entry("border") { Text(verbatim: "t").border(.red, width: $0) },
    Entry("transformEffect") { number in
      Text(verbatim: "t").transformEffect(
        CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0))
    },
    Entry("visualEffect") { number in
      Text(verbatim: "t").visualEffect { content, _ in content.offset(x: number).opacity(number) }
    },
    Entry("mask") { number in
      Color.red.mask { Circle().trim(from: 0, to: number).frame(width: number) }
    },
    Entry("clipShape") { Color.red.clipShape(RoundedRectangle(cornerRadius: $0)) },
    Entry("background") { number in
      Text(verbatim: "t").background(Color.red.opacity(number), in: Circle().inset(by: number))
    },
    Entry("symbol") { number in
      Image(systemName: "wifi", variableValue: number).imageScale(.large).font(
        .system(size: number))
    },
    Entry("resizable") { number in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0))
    },
  ]

  nonisolated static let motion = [
    Entry("animation") { Text(verbatim: "t").animation(.easeIn(duration: $0), value: $0) },
    Entry("spring") { number in
      Text(verbatim: "t").animation(
        .spring(response: number, dampingFraction: number, blendDuration: number), value: number)
    },
    Entry("interpolating spring") { number in
      Text(verbatim: "t").animation(
        .interpolatingSpring(mass: number, stiffness: number, damping: number), value: number)
    },
    Entry("delay, speed") { number in
      Text(verbatim: "t").animation(
        .linear.delay(number).speed(number).repeatCount(3), value: number)
    },
    Entry("transition") { number in
      Text(verbatim: "t").transition(.scale(scale: number).combined(with: .offset(x: number)))
    },
    Entry("keyframes") { number in
      Text(verbatim: "t").keyframeAnimator(initialValue: number) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(number, duration: number)
        SpringKeyframe(number, duration: 1)
      }
    },
    Entry("phases") { number in
      Text(verbatim: "t").phaseAnimator([0, number]) { content, value in
        content.scaleEffect(value)
      } animation: { _ in
        .easeIn(duration: number)
      }
    },
    Entry("TimelineView") { number in
      TimelineView(.periodic(from: .now, by: number)) { _ in Text(verbatim: "t") }
    },
    Entry("TimelineView, animation") { number in
      TimelineView(.animation(minimumInterval: number)) { _ in Text(verbatim: "t") }
    },
    Entry("symbolEffect") { number in
      Image(systemName: "star").symbolEffect(
        .pulse, options: .speed(number).repeat(2), value: number)
    },
  ]

  nonisolated static let colors = [
    Entry("Color") { Color(red: $0, green: $0, blue: 0, opacity: $0) },
    Entry("Color, white") { Color(white: $0) },
    Entry("Color, hue") { Color(hue: $0, saturation: $0, brightness: $0) },
    Entry("Color, described") { Text(verbatim: "\(Color(red: $0, green: 0, blue: 0))") },
    Entry("Color, resolved") { number in
      Color(Color(red: number, green: 0, blue: 0).resolve(in: EnvironmentValues()))
    },
    Entry("Color, mixed") { Color.red.mix(with: .blue, by: $0) },
    Entry("ColorPicker") { number in
      ColorPicker("C", selection: .constant(Color(red: number, green: 0, blue: 0)))
    },
    Entry("UIColor") { Color(UIColor(red: $0, green: 0, blue: 0, alpha: 1)) },
    Entry("UIColor, hue") { Color(UIColor(hue: $0, saturation: $0, brightness: 1, alpha: 1)) },
  ]
}
