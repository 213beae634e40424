import Frames
import Typesetting

/// A place to draw that remembers what was drawn, as a tree of frames.
///
/// Lengths are points, y points down. Blend modes other than `normal` and `clear` draw as `normal` does.
public final class CGContext {
    /// The settings that drawing depends on, which are saved and restored.
    private struct State {
        var transform = CGAffineTransform.identity
        var fill = RGBA.black
        var stroke = RGBA.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var dashes: [CGFloat] = []
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blendMode = CGBlendMode.normal
        var clips: [Mask] = []
    }

    /// The whole of what can be drawn on; its origin is (0, 0).
    private let canvas: CGRect
    private var state = State()
    private var savedStates: [State] = []
    private var path = Outline()
    private var frames: [Frame] = []

    /// - Parameter size: In points.
    init(size: CGSize) {
        canvas = CGRect(origin: .zero, size: size)
    }

    /// The drawing so far, or an empty frame.
    func makeFrame(name: String = "") -> Frame {
        Frame(name: name, rect: canvas, clipsToBounds: true, children: frames)
    }

    var isEmpty: Bool { frames.isEmpty }

    // MARK: State

    public func saveGState() { savedStates.append(state) }

    public func restoreGState() {
        if let saved = savedStates.popLast() { state = saved }
    }

    /// From the coordinates of drawing to those of the canvas.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// - Parameter blur: Twice the standard deviation of the blur, in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(color: $0.rgba, radius: blur / 2, offset: offset) }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // Settings of a rasterizer; there is none here.
    /// Does nothing: edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Does nothing: edges are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    // MARK: The current path

    public func beginPath() { path = Outline() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func closePath() { path.close() }
    public func addRect(_ rect: CGRect) { path.append(.rectangle(rect)) }
    public func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect)) }
    public func addPath(_ other: CGPath) { path.append(other.outline) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        path.addArc(corner: corner, towards: end, radius: radius)
    }

    /// Takes the current path and leaves an empty one.
    private func takePath() -> Outline {
        defer { path = Outline() }
        return path
    }

    // MARK: Drawing paths

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule: rule == .evenOdd ? .evenOdd : .nonZero)
    }

    public func strokePath() { stroke(takePath()) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = takePath()
        switch mode {
        case .fill: fill(outline)
        case .eoFill: fill(outline, rule: .evenOdd)
        case .stroke: stroke(outline)
        case .fillStroke:
            fill(outline)
            stroke(outline)
        case .eoFillStroke:
            fill(outline, rule: .evenOdd)
            stroke(outline)
        }
    }

    public func fill(_ rect: CGRect) { fill(.rectangle(rect)) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect)) }
    public func stroke(_ rect: CGRect) { stroke(.rectangle(rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) { stroke(.rectangle(rect), width: width) }
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect)) }

    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke(Outline([.move(points[index]), .line(points[index + 1])]))
        }
    }

    func fill(_ outline: Outline, rule: FillRule = .nonZero) {
        guard !outline.isEmpty else { return }
        let placed = outline.applying(state.transform)
        if state.blendMode == .clear { return erase(placed) }
        add(.path(PathContent(outline: placed, fill: .color(state.fill), fillRule: rule)))
    }

    func stroke(
        _ outline: Outline, width: CGFloat? = nil, cap: CGLineCap? = nil, join: CGLineJoin? = nil,
        dashes: [CGFloat]? = nil
    ) {
        guard !outline.isEmpty else { return }
        let t = state.transform
        let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        let stroke = PathContent.Stroke(
            color: state.stroke, width: (width ?? state.lineWidth) * scale, cap: .init(cap ?? state.lineCap),
            join: .init(join ?? state.lineJoin), dashes: (dashes ?? state.dashes).map { $0 * scale })
        add(.path(PathContent(outline: outline.applying(t), stroke: stroke)))
    }

    /// Takes away what is drawn in the rectangle so far.
    public func clear(_ rect: CGRect) {
        erase(Outline.rectangle(rect).applying(state.transform))
    }

    private func erase(_ outline: Outline) {
        var remainder = Outline.rectangle(canvas)
        remainder.append(outline)
        frames = [Frame(rect: canvas, mask: Mask(outline: remainder, rule: .evenOdd), children: frames)]
    }

    // MARK: Clipping

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: takePath(), rule: rule == .evenOdd ? .evenOdd : .nonZero)
    }

    public func clip(to rect: CGRect) { clip(to: .rectangle(rect), rule: .nonZero) }

    func clip(to outline: Outline, rule: FillRule) {
        state.clips.append(Mask(outline: outline.applying(state.transform), rule: rule))
    }

    public func resetClip() { state.clips = [] }

    // MARK: Gradients

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        fillCanvas(.linearGradient(gradient.stops, from: fraction(start), to: fraction(end)))
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let scale = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
        fillCanvas(
            .radialGradient(
                gradient.stops, center: fraction(endCenter), startRadius: startRadius * scale,
                endRadius: endRadius * scale))
    }

    private func fillCanvas(_ paint: Paint) {
        add(.path(PathContent(outline: .rectangle(canvas), fill: paint)))
    }

    /// The point as a fraction of the canvas, as gradients have it.
    private func fraction(_ point: CGPoint) -> CGPoint {
        let placed = point.applying(state.transform)
        return CGPoint(
            x: canvas.width > 0 ? placed.x / canvas.width : 0, y: canvas.height > 0 ? placed.y / canvas.height : 0)
    }

    // MARK: Drawing text, images and frames

    func draw(_ paragraph: Paragraph, in rect: CGRect) {
        draw(Frame(rect: rect, content: .text(paragraph.content(in: rect.width))))
    }

    func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1) {
        let content = ImageContent(
            reference: image.reference(tint: nil, traits: .current),
            destination: CGRect(origin: .zero, size: rect.size),
            tint: image.bakedTint(traits: .current), capInsets: image.stretchedCapInsets)
        draw(Frame(rect: rect, opacity: alpha, content: .image(content)))
    }

    /// Draws a frame whose `rect` is in the coordinates of drawing.
    func draw(_ frame: Frame) {
        var placed = frame
        let t = state.transform
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            placed.rect = frame.rect.offsetBy(dx: t.tx, dy: t.ty)
        } else {
            // A frame's transform works about the centre of its rectangle; `t` works about the origin.
            let center = CGPoint(x: frame.rect.midX, y: frame.rect.midY)
            let moved = center.applying(t)
            var own = t
            (own.tx, own.ty) = (moved.x - center.x, moved.y - center.y)
            let inner = CGAffineTransform(
                a: frame.transform.a, b: frame.transform.b, c: frame.transform.c, d: frame.transform.d,
                tx: frame.transform.tx, ty: frame.transform.ty)
            placed.transform = inner.concatenating(own).frameTransform
        }
        add(placed)
    }

    // MARK: Recording

    private func add(_ content: Frame.Content) {
        add(Frame(rect: canvas, content: content))
    }

    private func add(_ frame: Frame) {
        var frame = frame
        frame.opacity *= state.alpha
        if frame.shadow == nil { frame.shadow = state.shadow }
        for clip in state.clips.reversed() {
            frame = Frame(rect: canvas, mask: clip, children: [frame])
        }
        frames.append(frame)
    }
}

extension PathContent.Stroke.Cap {
    init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension PathContent.Stroke.Join {
    init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
