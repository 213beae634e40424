import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class LayerSheetTests: XCTestCase {
    func testStrokesAndMasks() {
        let sheet = Sheet("Strokes and masks", width: 360)
        sheet.add([
            ("0–70 %", ring(from: 0, to: 0.7)), ("round", ring(from: 0.25, to: 0.6, cap: .round)),
            ("dashes", dashes(phase: 6)), ("miter 2", corner(limit: 2)), ("miter 10", corner(limit: 10)),
        ])
        sheet.add([
            ("gradient", masked { $0.layer.mask = Self.fade($0.bounds) }),
            ("stroke", masked { $0.layer.mask = Self.strokeMask($0.bounds) }),
            ("label", masked { $0.mask = Self.label($0.bounds) }),
            ("image", masked { $0.mask = Self.symbol($0.bounds) }),
            ("nested", masked { $0.layer.mask = Self.nested($0.bounds) }),
        ])
        sheet.add([
            ("half clear", masked { $0.layer.mask = Self.plain($0.bounds, alpha: 0.5) }),
            ("no colour", masked { $0.layer.mask = Self.plain($0.bounds, alpha: 0) }),
            ("continuous", corners(.continuous)), ("circular", corners(.circular)),
        ])
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }

    func testGradients() {
        let sheet = Sheet("Gradients", width: 360)
        sheet.add([
            ("axial", gradient(.axial)), ("slanted", gradient(.axial, to: CGPoint(x: 1, y: 1))),
            ("radial", gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))),
            ("conic", gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0))),
            ("stops", gradient(.axial, locations: [0, 0.2, 0.21])),
        ])
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }

    func testContents() {
        let sheet = Sheet("Contents", width: 360)
        sheet.add([
            ("resize", contents(.resize)), ("aspect", contents(.resizeAspect)), ("fill", contents(.resizeAspectFill)),
            ("top", contents(.top)),
            ("quarter", contents(.resize, part: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))),
        ])
        sheet.add([
            ("replicator", replicator()), ("text layer", text()), ("draw(in:)", drawn()), ("pattern", pattern()),
        ])
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }

    func testSpace() {
        let sheet = Sheet("Anchors and space", width: 360)
        sheet.add([
            ("turned about the middle", turned(CGPoint(x: 0.5, y: 0.5))), ("the corner", turned(.zero)),
            ("about y, no eye", space { $0.transform = CATransform3DMakeRotation(1, 0, 1, 0) }),
        ])
        sheet.add([
            ("about y", space { $0.transform = CATransform3DRotate(Self.eye, 0.8, 0, 1, 0) }),
            ("about x", space { $0.transform = CATransform3DRotate(Self.eye, -0.8, 1, 0, 0) }),
            ("nearer", space { $0.transform = CATransform3DTranslate(Self.eye, 0, 0, 40) }),
            ("sublayers", space(on: .inside)),
        ])
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }

    func testBlur() {
        let sheet = Sheet("Blur", width: 360)
        sheet.add(
            [
                ("none", blur(nil)), ("light", blur(.light)), ("extraLight", blur(.extraLight)), ("dark", blur(.dark)),
                ("regular", blur(.regular)),
            ], spacing: 8)
        sheet.add(
            [
                ("ultraThin", blur(.systemUltraThinMaterial)), ("thin", blur(.systemThinMaterial)),
                ("material", blur(.systemMaterial)), ("thick", blur(.systemThickMaterial)),
                ("chrome dark", blur(.systemChromeMaterialDark)),
            ], spacing: 8)
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }

    func testBlurInShapes() {
        let sheet = Sheet("Blur in shapes", width: 360)
        sheet.add(
            [
                ("corners", blur(.light) { $0.layer.cornerRadius = 14 }),
                ("parent's", blur(.light, inClip: true)),
                ("masked", blur(.dark) { $0.layer.mask = Self.fade($0.bounds) }),
                ("half", blur(.dark) { $0.alpha = 0.5 }), ("vibrancy", vibrant()),
            ], spacing: 8)
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }

    func testBlendModes() {
        let sheet = Sheet("Blend modes", width: 360)
        let modes: [(String, CGBlendMode)] = [
            ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
            ("darken", .darken), ("lighten", .lighten), ("dodge", .colorDodge), ("burn", .colorBurn),
            ("soft", .softLight), ("hard", .hardLight), ("difference", .difference), ("exclusion", .exclusion),
            ("hue", .hue), ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
            ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
            ("sourceAtop", .sourceAtop), ("destOver", .destinationOver), ("destIn", .destinationIn),
            ("destOut", .destinationOut), ("destAtop", .destinationAtop), ("xor", .xor), ("plusL", .plusLighter),
        ]
        for start in stride(from: 0, to: modes.count, by: 7) {
            let row = modes[start..<min(start + 7, modes.count)].map { ($0.0, blended($0.1) as UIView) }
            sheet.add(row, spacing: 8)
        }
        sheet.add([("compositingFilter", filtered("multiplyBlendMode")), ("screen", filtered("screenBlendMode"))])
        assertGolden(of: sheet, settings: RenderSettings(scale: 1))
    }
}

// MARK: Samples

@MainActor
extension LayerSheetTests {
    private static let eye: CATransform3D = {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 120
        return eye
    }()

    private func sample(_ width: CGFloat = 50, _ height: CGFloat = 50) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        Sheet.fix(view, view.bounds.size)
        return view
    }

    private func shape(_ path: CGPath, on view: UIView) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = UIColor.systemBlue.cgColor
        shape.lineWidth = 6
        view.layer.addSublayer(shape)
        return shape
    }

    private func ring(from start: CGFloat, to end: CGFloat, cap: CAShapeLayerLineCap = .butt) -> UIView {
        let view = sample()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 25, y: 25), radius: 20, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        let ring = shape(path.cgPath, on: view)
        ring.strokeStart = start
        ring.strokeEnd = end
        ring.lineCap = cap
        return view
    }

    private func dashes(phase: CGFloat) -> UIView {
        let view = sample()
        let line = shape(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 40, height: 40)).cgPath, on: view)
        line.lineWidth = 3
        line.lineDashPattern = [10, 4]
        line.lineDashPhase = phase
        return view
    }

    private func corner(limit: CGFloat) -> UIView {
        let view = sample()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 8, y: 45))
        path.addLine(to: CGPoint(x: 25, y: 15))
        path.addLine(to: CGPoint(x: 42, y: 45))
        shape(path.cgPath, on: view).miterLimit = limit
        return view
    }

    private func masked(_ change: (UIView) -> Void) -> UIView {
        let view = sample()
        view.backgroundColor = .systemOrange
        let bar = UIView(frame: CGRect(x: 0, y: 20, width: 50, height: 10))
        bar.backgroundColor = .systemPurple
        view.addSubview(bar)
        change(view)
        return view
    }

    private static func fade(_ rect: CGRect) -> CALayer {
        let fade = CAGradientLayer()
        fade.frame = rect
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        return fade
    }

    private static func strokeMask(_ rect: CGRect) -> CALayer {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: rect.insetBy(dx: 5, dy: 5)).cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = 8
        return shape
    }

    private static func label(_ rect: CGRect) -> UIView {
        let label = UILabel(frame: rect)
        label.text = "Ag"
        label.font = .boldSystemFont(ofSize: 36)
        label.textAlignment = .center
        return label
    }

    private static func symbol(_ rect: CGRect) -> UIView {
        let view = UIImageView(frame: rect.insetBy(dx: 5, dy: 5))
        view.image = UIImage(systemName: "star.fill")
        return view
    }

    private static func nested(_ rect: CGRect) -> CALayer {
        let mask = plain(rect, alpha: 1)
        mask.mask = fade(rect)
        let inner = CAShapeLayer()
        inner.path = UIBezierPath(ovalIn: rect).cgPath
        mask.backgroundColor = nil
        mask.addSublayer(inner)
        return mask
    }

    private static func plain(_ rect: CGRect, alpha: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = rect
        layer.cornerRadius = 12
        layer.backgroundColor = UIColor.black.withAlphaComponent(alpha).cgColor
        return layer
    }

    private func corners(_ curve: CALayerCornerCurve) -> UIView {
        let view = sample(70, 50)
        view.backgroundColor = .systemTeal
        view.layer.cornerRadius = 16
        view.layer.cornerCurve = curve
        view.layer.borderWidth = 2
        return view
    }

    private func gradient(
        _ type: CAGradientLayerType, from start: CGPoint = CGPoint(x: 0.5, y: 0),
        to end: CGPoint = CGPoint(x: 0.5, y: 1), locations: [NSNumber]? = nil
    ) -> UIView {
        let view = sample(56, 50)
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.type = type
        layer.colors = [UIColor.systemRed, .systemYellow, .systemBlue].map(\.cgColor)
        (layer.startPoint, layer.endPoint, layer.locations) = (start, end, locations)
        layer.cornerRadius = 8
        view.layer.addSublayer(layer)
        return view
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .systemYellow].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 15, y: index / 2 * 10, width: 15, height: 10))
            }
        }
    }

    private func contents(
        _ gravity: CALayerContentsGravity, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    ) -> UIView {
        let view = sample(56, 50)
        view.backgroundColor = .systemGray5
        view.clipsToBounds = true
        view.layer.contents = picture.cgImage
        view.layer.contentsScale = UIScreen.main.scale
        view.layer.contentsGravity = gravity
        view.layer.contentsRect = part
        return view
    }

    private func replicator() -> UIView {
        let view = sample(60, 60)
        let replicator = CAReplicatorLayer()
        replicator.frame = view.bounds
        replicator.instanceCount = 8
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.12
        let dot = CALayer()
        dot.frame = CGRect(x: 25, y: 2, width: 10, height: 10)
        dot.cornerRadius = 5
        dot.backgroundColor = UIColor.systemBlue.cgColor
        replicator.addSublayer(dot)
        view.layer.addSublayer(replicator)
        return view
    }

    private func text() -> UIView {
        let view = sample(100, 40)
        let layer = CATextLayer()
        layer.frame = view.bounds
        layer.string = "Two lines of text"
        layer.fontSize = 15
        layer.isWrapped = true
        layer.alignmentMode = .center
        layer.foregroundColor = UIColor.label.cgColor
        layer.backgroundColor = UIColor.systemGray6.cgColor
        view.layer.addSublayer(layer)
        return view
    }

    private func drawn() -> UIView {
        final class Cross: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setStrokeColor(UIColor.systemPink.cgColor)
                ctx.setLineWidth(4)
                ctx.move(to: .zero)
                ctx.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
                ctx.move(to: CGPoint(x: bounds.width, y: 0))
                ctx.addLine(to: CGPoint(x: 0, y: bounds.height))
                ctx.strokePath()
            }
        }
        let view = sample()
        let layer = Cross()
        layer.frame = view.bounds
        layer.setNeedsDisplay()
        view.layer.addSublayer(layer)
        return view
    }

    private func pattern() -> UIView {
        let view = sample(70, 50)
        view.backgroundColor = UIColor(patternImage: picture)
        view.layer.cornerRadius = 12
        return view
    }

    private func turned(_ anchor: CGPoint) -> UIView {
        let view = sample(80, 60)
        view.backgroundColor = .systemGray5
        let inner = UIView(frame: CGRect(x: 25, y: 20, width: 30, height: 20))
        inner.backgroundColor = .systemIndigo
        inner.layer.anchorPoint = anchor
        inner.center = CGPoint(x: 40, y: 30)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 6)
        view.addSubview(inner)
        return view
    }

    private enum Place { case own, inside }

    private func space(on place: Place = .own, _ change: (CALayer) -> Void = { _ in }) -> UIView {
        let view = sample(70, 60)
        view.backgroundColor = .systemGray5
        let card = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
        card.text = "Card"
        card.textAlignment = .center
        card.backgroundColor = .systemGreen
        card.layer.cornerRadius = 8
        card.clipsToBounds = true
        view.addSubview(card)
        switch place {
        case .own: change(card.layer)
        case .inside:
            view.layer.sublayerTransform = Self.eye
            card.frame.origin = CGPoint(x: 20, y: 0)
            card.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        }
        return view
    }

    private func blended(_ mode: CGBlendMode) -> UIView {
        final class Blend: UIView {
            var mode = CGBlendMode.normal
            override func draw(_ rect: CGRect) {
                UIColor.systemOrange.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 26, height: 26))
                UIGraphicsGetCurrentContext()?.setBlendMode(mode)
                UIColor.systemBlue.withAlphaComponent(0.8).setFill()
                UIGraphicsGetCurrentContext()?.fillEllipse(in: CGRect(x: 10, y: 10, width: 28, height: 28))
            }
        }
        let view = Blend(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        Sheet.fix(view, view.bounds.size)
        view.mode = mode
        return view
    }

    private func blur(
        _ style: UIBlurEffect.Style?, inClip: Bool = false, _ change: (UIView) -> Void = { _ in }
    ) -> UIView {
        let view = sample(58, 50)
        let stripes: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .black, .white]
        for (index, color) in stripes.enumerated() {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 10, y: 0, width: index == 5 ? 8 : 10, height: 50))
            stripe.backgroundColor = color
            view.addSubview(stripe)
        }
        let effect = UIVisualEffectView(effect: style.map { UIBlurEffect(style: $0) })
        effect.frame = CGRect(x: 6, y: 6, width: 46, height: 38)
        effect.clipsToBounds = true
        change(effect)
        guard inClip else {
            view.addSubview(effect)
            return view
        }
        let card = UIView(frame: effect.frame)
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        effect.frame = card.bounds
        let dot = UIView(frame: CGRect(x: -5, y: -5, width: 16, height: 16))
        dot.backgroundColor = .systemPink
        card.addSubview(effect)
        card.addSubview(dot)
        view.addSubview(card)
        return view
    }

    private func vibrant() -> UIView {
        let view = blur(.dark)
        guard let effect = view.subviews.last as? UIVisualEffectView, let blur = effect.effect as? UIBlurEffect else {
            return view
        }
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        vibrancy.frame = effect.contentView.bounds
        let label = UILabel(frame: vibrancy.bounds)
        label.text = "Ag"
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 24)
        vibrancy.contentView.addSubview(label)
        effect.contentView.addSubview(vibrancy)
        return view
    }

    private func filtered(_ name: String) -> UIView {
        let view = masked { _ in }
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 5, width: 30, height: 40)
        layer.backgroundColor = UIColor.systemTeal.cgColor
        layer.compositingFilter = name
        view.layer.addSublayer(layer)
        return view
    }
}
