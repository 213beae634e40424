import Frames
import Rendering
import Typesetting

/// Lays a text out in a container, and says where everything in it is.
///
/// A glyph is numbered as the UTF-16 unit that it stands for. Only the first container is filled.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// The text. Set by `NSTextStorage.addLayoutManager(_:)`.
    open weak var textStorage: NSTextStorage? { didSet { invalidate() } }

    /// The areas of the text, of which the first is filled.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Kept and never called: the text is laid out as it stands.
    open weak var delegate: NSLayoutManagerDelegate?
    /// Kept and never read: lines are always as far apart as their fonts say.
    open var usesFontLeading = true
    /// Kept and never read: all of a text is laid out at once.
    open var allowsNonContiguousLayout = false
    /// Kept and never read: spaces and line feeds stay invisible. Told.
    open var showsInvisibleCharacters = false {
        didSet {
            guard showsInvisibleCharacters else { return }
            RenderProblems.report(
                .undrawn("NSLayoutManager.showsInvisibleCharacters", of: self, instead: "spaces stay invisible"))
        }
    }

    private var known: TextKitLayout?

    override public init() {
        super.init()
    }

    /// Does nothing and returns `nil`: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// Adds an area. Only the first is filled. Told.
    open func addTextContainer(_ container: NSTextContainer) {
        if !textContainers.isEmpty {
            RenderProblems.report(
                .undrawn("NSLayoutManager.textContainers", of: self, instead: "the first container is filled alone"))
        }
        textContainers.append(container)
        container.layoutManager = self
        invalidate()
    }

    /// Adds an area among the others.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        invalidate()
    }

    /// Takes an area away.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Forgets the layout, which is made anew when it is asked for.
    final func invalidate() { known = nil }

    /// The layout, made when it is first asked for.
    final var layout: TextKitLayout {
        if let known { return known }
        let layout = TextKitLayout(
            textStorage ?? ReleasingAttributedString(string: "") as NSAttributedString, in: textContainers.first)
        known = layout
        return layout
    }

    // MARK: Making sure

    /// Does nothing: a text is laid out when something of it is asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Does nothing: a text is laid out when something of it is asked for.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Does nothing: a text is laid out when something of it is asked for.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Does nothing: a text is laid out when something of it is asked for.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Forgets the layout.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        invalidate()
    }

    /// Forgets the layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidate() }

    // MARK: Glyphs and characters

    /// The number of glyphs, as many as UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns the glyphs that are shown in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        container === textContainers.first ? layout.shownRange : NSRange(location: 0, length: 0)
    }

    /// Returns the same range: glyphs are numbered as characters are.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the same range: glyphs are numbered as characters are.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the same number: glyphs are numbered as characters are.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the same number: glyphs are numbered as characters are.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Whether there is a glyph of the number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    // MARK: Rectangles

    /// Returns the rectangle that the text takes in a container, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        container === textContainers.first ? layout.usedRect : .zero
    }

    /// Returns the rectangle around some glyphs, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        container === textContainers.first
            ? layout.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero : .zero
    }

    /// Calls `block` with the rectangle that some glyphs take on each line, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in layout.rects(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
    }

    /// Calls `block` for each line of some glyphs: the room of the line, the part that its text takes, the container,
    /// and the glyphs of the line.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines(of: glyphRange) where !stop.boolValue {
            block(line.rect, line.usedRect, container, line.range, &stop)
        }
    }

    /// Returns the room of the line that a glyph is on, in points.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = layout.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.rect
    }

    /// Returns the part of its line that the text around a glyph takes, in points.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = layout.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.usedRect
    }

    /// Returns where a glyph begins on the baseline, from the corner of its line's room, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = layout.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: layout.x(of: glyphIndex, on: line) - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    /// Returns the glyphs of the line of a glyph that are left out; `NSNotFound` and 0 if none are.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        layout.line(at: glyphIndex)?.truncatedRange ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The room of the empty line behind a line feed at the text's end, in points; zero if there is none.
    open var extraLineFragmentRect: CGRect { layout.extraLine?.rect ?? .zero }
    /// The part of that line that text takes, in points.
    open var extraLineFragmentUsedRect: CGRect { layout.extraLine?.usedRect ?? .zero }

    // MARK: Points

    /// Returns the glyph that is next to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout.index(at: point).index
    }

    /// Returns the glyph that is next to a point, and how far the point is through it, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = layout.index(at: point)
        partialFraction?.pointee = place.fraction
        return place.index
    }

    /// Returns the character that is next to a point, and how far the point is through it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws the text of the lines of some glyphs; `origin` is the container's corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout.draw(glyphsToShow, at: origin, .glyphs)
    }

    /// Draws the colors behind the lines of some glyphs; `origin` is the container's corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout.draw(glyphsToShow, at: origin, .background)
    }
}

/// Could change the layout of a text. Nothing of it is called.
public protocol NSLayoutManagerDelegate: AnyObject {}

extension CGRect {
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
