import Frames
import Rendering
import Typesetting

/// Lays out a text in a container, and locates its characters.
///
/// Glyphs have the indexes of their UTF-16 units. Only the first container is filled.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// The text. Set by `NSTextStorage.addLayoutManager(_:)`.
    open weak var textStorage: NSTextStorage? { didSet { invalidate() } }

    /// The areas for the text. Only the first is filled.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Kept and never called: the layout can't be customized.
    open weak var delegate: NSLayoutManagerDelegate?
    /// Kept and never read: line spacing always follows the fonts.
    open var usesFontLeading = true
    /// Kept and never read: all of a text is laid out at once.
    open var allowsNonContiguousLayout = false
    /// Kept and never read: spaces and line feeds stay invisible. Reported.
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

    /// Adds an area. Only the first is filled. Reported.
    open func addTextContainer(_ container: NSTextContainer) {
        if !textContainers.isEmpty {
            RenderProblems.report(
                .undrawn("NSLayoutManager.textContainers", of: self, instead: "only the first container is filled"))
        }
        textContainers.append(container)
        container.layoutManager = self
        invalidate()
    }

    /// Inserts an area.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        invalidate()
    }

    /// Removes an area.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Discards the layout, which is recomputed on demand.
    final func invalidate() { known = nil }

    /// The layout, computed on demand.
    final var layout: TextKitLayout {
        if let known { return known }
        let layout = TextKitLayout(
            textStorage ?? ReleasingAttributedString(string: "") as NSAttributedString, in: textContainers.first)
        known = layout
        return layout
    }

    // MARK: Ensuring layout

    /// Does nothing: text is laid out on demand.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Does nothing: text is laid out on demand.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Does nothing: text is laid out on demand.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Does nothing: text is laid out on demand.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Discards the layout.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        invalidate()
    }

    /// Discards the layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidate() }

    // MARK: Glyphs and characters

    /// The number of glyphs, the same as that of UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns the glyphs displayed in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        container === textContainers.first ? layout.shownRange : NSRange(location: 0, length: 0)
    }

    /// Returns the same range: glyphs have the indexes of their characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the same range: glyphs have the indexes of their characters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the same index: glyphs have the indexes of their characters.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the same index: glyphs have the indexes of their characters.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns whether there is a glyph with the index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    // MARK: Rectangles

    /// Returns the rectangle of the text in a container, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        container === textContainers.first ? layout.usedRect : .zero
    }

    /// Returns the rectangle around glyphs, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        container === textContainers.first
            ? layout.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero : .zero
    }

    /// Calls `block` with the rectangle of the glyphs on each line, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in layout.rects(of: glyphRange) where !stop.boolValue { block(rect, &stop) }
    }

    /// Calls `block` for each line of the glyphs, with the rectangle of the line, the part used by its text, the
    /// container, and the line's glyphs.
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

    /// Returns the rectangle of a glyph's line, in points.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = layout.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.rect
    }

    /// Returns the part of a glyph's line used by text, in points.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = layout.line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return line.usedRect
    }

    /// Returns the start of a glyph on the baseline, relative to its line's rectangle, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = layout.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: layout.x(of: glyphIndex, on: line) - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    /// Returns the truncated glyphs of a glyph's line; `NSNotFound` and 0 if there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        layout.line(at: glyphIndex)?.truncatedRange ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The rectangle of the empty line after a line feed at the end of the text, in points; zero if there is none.
    open var extraLineFragmentRect: CGRect { layout.extraLine?.rect ?? .zero }
    /// The part of that line used by text, in points.
    open var extraLineFragmentUsedRect: CGRect { layout.extraLine?.usedRect ?? .zero }

    // MARK: Points

    /// Returns the glyph nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout.index(at: point).index
    }

    /// Returns the glyph nearest to a point, and the fraction of it before the point, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = layout.index(at: point)
        partialFraction?.pointee = hit.fraction
        return hit.index
    }

    /// Returns the character nearest to a point, and the fraction of it before the point, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws the text on the lines of some glyphs; `origin` is the container's corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout.draw(glyphsToShow, at: origin, .glyphs)
    }

    /// Draws the background colors of the lines of some glyphs; `origin` is the container's corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        layout.draw(glyphsToShow, at: origin, .background)
    }
}

/// A delegate that can change a text's layout. None of its methods is called.
public protocol NSLayoutManagerDelegate: AnyObject {}

extension CGRect {
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
