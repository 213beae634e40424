import Frames
import Rendering
import Typesetting

/// A place to draw that remembers what was drawn, as a tree of frames.
///
/// Lengths are points, y points down; in a context that was made with a size in pixels, y points up.
public final class CGContext {
    /// The whole of what can be drawn on; its origin is (0, 0).
    let canvas: CGRect
    var state = State()
    private var savedStates: [State] = []
    var outline = Outline()
    private(set) var frames: [Frame] = []

    /// Pixels per point of the images that are made of the drawing; `nil`: the screen's.
    var imageScale: CGFloat?

    /// Whether anything was mixed with what was drawn before it, so that what is behind the drawing has to be kept out.
    private var isMixed = false

    /// What was drawn before a transparency layer was begun, and the settings then.
    private var outerLayers: [(frames: [Frame], state: State)] = []

    /// - Parameter size: In points.
    init(size: CGSize) {
        canvas = CGRect(origin: .zero, size: size)
    }

    /// The drawing so far, or an empty frame.
    func makeFrame(name: String = "") -> Frame {
        Frame(
            origin: Frame.Origin(type: name), rect: canvas, clipsToBounds: true,
            effects: isMixed ? [.mixing(.normal)] : [], children: frames)
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

    public func setFillColor(_ color: CGColor) {
        state.fill = color.rgba
        state.fillPattern = color.patternImage
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.rgba
        state.strokePattern = color.patternImage
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Does nothing: colors are sRGB.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Does nothing: colors are sRGB.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isDashed = lengths.contains { $0 > 0 } && !lengths.contains { $0 < 0 || !$0.isFinite }
        (state.dashPhase, state.dashes) = (phase, isDashed ? lengths : [])
    }

    /// Does nothing: curves stay curves until they are painted.
    public func setFlatness(_ flatness: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets how what is drawn is mixed with what was drawn before. `plusDarker` multiplies. Told.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        guard mode == .plusDarker else { return }
        RenderProblems.report(.undrawn("CGBlendMode.plusDarker", of: self, instead: "colors are multiplied"))
    }

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

    public func beginPath() { outline = Outline() }
    public func move(to point: CGPoint) { outline.move(to: point) }
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    public func closePath() { outline.close() }
    public func addRect(_ rect: CGRect) { outline.append(.rectangle(rect)) }
    public func addEllipse(in rect: CGRect) { outline.append(.ellipse(in: rect)) }
    public func addPath(_ other: CGPath) { outline.append(other.outline) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: end, control: control)
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        outline.addArc(corner: corner, towards: end, radius: radius)
    }

    /// Takes the current path and leaves an empty one.
    private func takePath() -> Outline {
        defer { outline = Outline() }
        return outline
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
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.line
        style.width = width
        stroke(.rectangle(rect), style)
    }

    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect)) }

    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke(Outline([.move(points[index]), .line(points[index + 1])]))
        }
    }

    func fill(_ outline: Outline, rule: FillRule = .nonZero) {
        guard !outline.isEmpty else { return }
        let placed = outline.applying(state.transform)
        if state.blendMode == .clear { return erase(placed, rule: rule) }
        if let pattern = state.fillPattern {
            add(Frame(rect: canvas, mask: Mask(outline: placed, rule: rule), children: [tiles(of: pattern)]))
        } else if state.blendMode.mixing.isUnbounded {
            // Core Graphics changes nothing outside of the path.
            add(Frame(rect: canvas, fill: .color(state.fill), mask: Mask(outline: placed, rule: rule)))
        } else {
            add(.path(PathContent(outline: placed, fill: .color(state.fill), fillRule: rule)))
        }
    }

    /// The image of a pattern all over the canvas.
    private func tiles(of image: UIImage) -> Frame { .pattern(image, in: canvas.size) }

    func stroke(_ outline: Outline, _ style: LineState? = nil) {
        guard !outline.isEmpty else { return }
        let stroke = (style ?? state.line).stroke(state.stroke, scale: state.scale)
        let placed = outline.applying(state.transform)
        if state.blendMode == .clear || state.blendMode.mixing.isUnbounded || state.strokePattern != nil {
            let area = placed.stroked(stroke)
            if state.blendMode == .clear { return erase(area) }
            let mask = Mask(outline: area)
            guard let pattern = state.strokePattern else {
                return add(Frame(rect: canvas, fill: .color(state.stroke), mask: mask))
            }
            return add(Frame(rect: canvas, mask: mask, children: [tiles(of: pattern)]))
        }
        add(.path(PathContent(outline: placed, stroke: stroke)))
    }

    /// Takes away what is drawn in the rectangle so far.
    public func clear(_ rect: CGRect) {
        erase(Outline.rectangle(rect).applying(state.transform))
    }

    private func erase(_ outline: Outline, rule: FillRule = .evenOdd) {
        var clips = state.clips
        if (rule == .nonZero && outline.contours.count > 1) || !clips.isEmpty {
            // An area that overlaps itself has no rest by the other rule: it is taken out as a picture.
            clips.append(Mask(outline: outline, rule: rule))
            var cut = Frame(rect: canvas, fill: .color(.black))
            for clip in clips.reversed() { cut = Frame(rect: canvas, mask: clip, children: [cut]) }
            frames = [Frame(rect: canvas, effects: [.mask([cut], isInverted: true)], children: frames)]
            return
        }
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

    // MARK: Drawing text, images and frames

    package func draw(_ paragraph: Paragraph, in rect: CGRect) {
        draw(Frame(rect: rect, content: .text(paragraph.content(in: rect.width))))
    }

    /// Draws a frame whose `rect` is in the coordinates of drawing.
    package func draw(_ frame: Frame) {
        var placed = frame
        let t = state.transform
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            placed.rect = frame.rect.offsetBy(dx: t.tx, dy: t.ty)
        } else {
            // A frame's transform works about the center of its rectangle; `t` works about the origin.
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

    func add(_ content: Frame.Content) {
        add(Frame(rect: canvas, content: content))
    }

    func add(_ frame: Frame) {
        var frame = frame
        frame.opacity *= state.alpha
        if frame.shadow == nil { frame.shadow = state.shadow }
        for clip in state.clips.reversed() {
            frame = Frame(rect: canvas, mask: clip, children: [frame])
        }
        let mixing = state.blendMode.mixing
        if mixing != .normal {
            frame.effects.append(.mixing(mixing))
            isMixed = true
        }
        frames.append(frame)
    }

    // MARK: Transparency layers

    /// Begins a layer: what follows is drawn into a picture of its own, with neither alpha, nor shadow, nor blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        outerLayers.append((frames, state))
        frames = []
        (state.alpha, state.shadow, state.blendMode, state.clips) = (1, nil, .normal, [])
        saveGState()
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends a layer and draws it as one picture, with the settings from before it was begun.
    public func endTransparencyLayer() {
        guard let outer = outerLayers.popLast() else { return }
        restoreGState()
        let inner = frames
        (frames, state) = outer
        guard !inner.isEmpty else { return }
        add(Frame(origin: "layer", rect: canvas, effects: isMixed ? [.mixing(.normal)] : [], children: inner))
    }
}
