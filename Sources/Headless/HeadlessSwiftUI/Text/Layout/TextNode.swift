import Foundation
import Frames
import Rendering
import Typesetting

/// A text in a layout. What is measured is what is drawn.
final class TextNode: LayoutNode {
    private let text: StyledText
    private let style: ParagraphStyle
    private var images: [InlineImage]

    /// The gradient that paints all letters; `nil` if each has its own color.
    private let gradient: _StylePaint?

    /// Whether the text is empty: it has the height of a line, and no spacing around.
    private let isEmpty: Bool

    /// The accessibility label, if requested.
    private let spoken: String?

    init(_ text: Text, in context: BuildContext) {
        let environment = context.environment
        var resolver = TextResolver(context)
        self.text = resolver.resolve(text)
        images = resolver.images
        gradient = resolver.gradient
        isEmpty = self.text.isEmpty
        spoken = WantedTags.current.contains(.elements) ? text.spoken(in: context) : nil
        style = ParagraphStyle(environment)
        super.init(in: context)
        for problem in resolver.problems { RenderProblems.report(.oncePerRender, problem) }
    }

    private var settings: TextEnvironment { environment.text }

    // MARK: Typesetting

    /// The laid-out text at a scale factor.
    private struct Setting {
        var paragraph: Paragraph
        var text: StyledText
    }

    private var settingsByLimit: [(limit: Limit, setting: Setting)] = []

    /// The available size, in points; `nil` for no limit.
    private struct Limit: Equatable {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// The text without limits, which is the same for all proposals in which it fits.
    private lazy var ideal = Setting(
        paragraph: Typesetter.current.layOut(text, style: style), text: text)

    private func set(for proposal: ProposedViewSize) -> Setting {
        var limit = Limit(width: proposal.width, height: proposal.height)
        if limit.width == .infinity { limit.width = nil }
        if limit.height == .infinity { limit.height = nil }
        if let width = limit.width, width >= ideal.paragraph.size.width { limit.width = nil }
        if let height = limit.height, limit.width == nil, height >= ideal.paragraph.size.height { limit.height = nil }
        guard limit != Limit() else { return ideal }
        for known in settingsByLimit where known.limit == limit { return known.setting }
        let setting = set(within: limit)
        settingsByLimit.append((limit, setting))
        return setting
    }

    private func set(within limit: Limit) -> Setting {
        let setting = layOut(text, within: limit)
        let least = settings.minimumScaleFactor
        guard least < 1, !fits(setting, limit) else { return setting }
        guard images.isEmpty else {
            RenderProblems.report(
                .oncePerRender, "A text with inline pictures keeps its size; minimumScaleFactor is ignored.")
            return setting
        }
        return setSmaller(within: limit, least: max(least, 0.01))
    }

    private func layOut(_ text: StyledText, within limit: Limit) -> Setting {
        let paragraph = Typesetter.current.layOut(
            text, style: style, maximumWidth: limit.width, maximumHeight: limit.height)
        return Setting(paragraph: paragraph, text: text)
    }

    // MARK: Shrinking

    private func fits(_ setting: Setting, _ limit: Limit) -> Bool {
        let size = setting.paragraph.size
        return !setting.paragraph.isTruncated && size.width <= limit.width ?? .infinity
            && size.height <= limit.height ?? .infinity
    }

    /// Returns the text at the largest scale that fits, or at the smallest if none does.
    private func setSmaller(within limit: Limit, least: CGFloat) -> Setting {
        var (low, high) = (least, CGFloat(1))
        var best = layOut(text.scaled(by: low), within: limit)
        guard fits(best, limit) else { return best }
        // Seven bisections are exact to less than a hundredth of the size.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let setting = layOut(text.scaled(by: middle), within: limit)
            if fits(setting, limit) {
                (low, best) = (middle, setting)
            } else {
                high = middle
            }
        }
        return best
    }

    // MARK: Measuring

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isEmpty { return CGSize(width: 0, height: roundUp(Self.emptyHeight)) }
        if let width = proposal.width, width <= minimumWidth { return minimumSize(height: proposal.height) }
        let setting = set(for: proposal)
        let size = setting.paragraph.size
        let height = size.height + missingHeight(lines: setting.paragraph.lines.count)
        var width = width(size.width, within: proposal.width)
        if settings.isInTextView, let proposed = proposal.width, proposed.isFinite { width = max(width, proposed) }
        return CGSize(width: width, height: roundUp(height))
    }

    /// Returns the height of the reserved lines that the text doesn't use.
    private func missingHeight(lines: Int) -> CGFloat {
        CGFloat(max((settings.minimumLines ?? 0) - lines, 0)) * tallestFont.lineDistance
    }

    // MARK: Minimum size

    /// The advance of the widest glyph, which is the minimum width of a line.
    private lazy var minimumWidth = ideal.paragraph.widestGlyph

    /// Returns the size with one character per line.
    ///
    /// Stacks ask for it to find out how far a text can shrink. Hardly any text is drawn like this, so lines are
    /// counted, not broken.
    private func minimumSize(height: CGFloat?) -> CGSize {
        let font = tallestFont
        let distance = font.lineDistance + style.lineSpacing
        var lines = max(ideal.paragraph.string.letterCount, 1)
        if style.maximumLines > 0 { lines = min(lines, style.maximumLines) }
        if let height, height < CGFloat(lines) * distance {
            lines = max(Int((height - font.lineHeight) / distance) + 1, 1)
        }
        let linesHeight = font.lineHeight + CGFloat(lines - 1) * distance
        return CGSize(width: roundUp(minimumWidth), height: roundUp(linesHeight + missingHeight(lines: lines)))
    }

    /// Returns the width rounded up to a whole pixel, but not beyond the proposal unless the text is wider.
    private func width(_ width: CGFloat, within proposal: CGFloat?) -> CGFloat {
        let rounded = roundUp(width)
        guard let proposal, rounded > proposal, width <= proposal else { return rounded }
        return proposal
    }

    /// The line height of Helvetica at 12 points, whatever the font.
    private static let emptyHeight: CGFloat = 13.8

    /// The ascender of Helvetica at 12 points.
    private static let emptyBaseline: CGFloat = 11.04

    private func roundUp(_ length: CGFloat) -> CGFloat {
        let scale = environment.displayScale
        return (length * scale - 0.001).rounded(.up) / scale
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline else { return nil }
        guard !isEmpty else { return Self.emptyBaseline }
        let paragraph = set(for: proposal).paragraph
        return key.isFirstBaseline ? paragraph.firstBaseline : paragraph.lastBaseline
    }

    // MARK: Spacing

    private lazy var tallestFont: FontDescription = {
        var font = text.runs[0].attributes.font
        for run in text.runs.dropFirst() where run.attributes.font.lineHeight > font.lineHeight {
            font = run.attributes.font
        }
        return font
    }()

    override var spacing: ViewSpacing {
        guard !isEmpty else {
            var spacing = ViewSpacing()
            (spacing.top, spacing.bottom) = (.none, .none)
            return spacing
        }
        let font = tallestFont
        return ViewSpacing(
            .text(
                .init(
                    ascender: font.ascender, descender: font.descender, lineHeight: font.lineHeight,
                    capHeight: font.capHeight, leading: roundUp(font.lineDistance - font.lineHeight),
                    tenth: roundUp(font.lineHeight / 10))))
    }

    // MARK: Painting

    private var placedSetting: Setting?

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        guard !isEmpty else { return }
        let setting = set(for: proposal)
        placedSetting = setting
        for index in images.indices { images[index].place(in: setting.paragraph, rect: rect) }
    }

    override func emitFrames(into emission: inout FrameEmission) {
        if environment.redactionReasons.contains(.placeholder) { return emitBars(into: &emission) }
        emission.add("Text", in: placement) { frame in
            guard let placedSetting else { return }
            let content = Frame.Content.text(placedSetting.paragraph.content(in: placement.width))
            if let gradient { frame.show(gradient, shapedBy: content) } else { frame.content = content }
            if !environment.isEnabled, WantedTags.current.contains(.notes) {
                frame.tags.append(.note(LayoutNote(isDisabled: true)))
            }
            if let spoken {
                let node = AccessibilityNode(label: spoken, traits: .staticText)
                frame.tags.append(.element(AccessibilityProperties(.element, node)))
            }
        }
        for image in images where image.isPlaced { image.node.emit(into: &emission) }
        if let caret = settings.caret { emitCaret(at: caret, into: &emission) }
    }

    private func emitCaret(at index: Int, into emission: inout FrameEmission) {
        guard let placedSetting else { return }
        let caret = placedSetting.paragraph.caretRect(at: index, in: placement.width) {
            placedSetting.text.advance(of: $0)
        }
        let color = Color.accentColor.rgba(in: environment)
        emission.add("TextCursor", in: caret.offsetBy(dx: placement.minX, dy: placement.minY)) { frame in
            frame.fill = .color(color)
            frame.corners = CornerRadii(caret.width / 2)
        }
    }

    /// Paints a bar in place of each line.
    private func emitBars(into emission: inout FrameEmission) {
        guard let paragraph = placedSetting?.paragraph else { return }
        let left = placement.minX + alignedShift(of: paragraph)
        for line in paragraph.lines where line.width > 0 {
            let bar = line.rect.offsetBy(dx: left, dy: placement.minY).insetBy(dx: 0, dy: line.rect.height * 0.15)
            emission.addPlaceholder("Text", in: bar, environment)
        }
    }

    /// Returns the horizontal offset of a paragraph of its own width in the text.
    private func alignedShift(of paragraph: Paragraph) -> CGFloat {
        let free = placement.width - paragraph.size.width
        return switch style.alignment {
        case .center: free / 2
        case .right: free
        default: 0
        }
    }
}

extension ParagraphStyle {
    /// Creates the paragraph style of texts in an environment.
    init(_ environment: EnvironmentValues) {
        let text = environment.text
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let alignment: Alignment =
            switch text.alignment {
            case .leading where text.isInTextView: .natural
            case .leading: isRightToLeft ? .right : .left
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            }
        let lineBreak: LineBreak =
            switch text.truncationMode {
            case .head: .truncateHead
            case .middle: .truncateMiddle
            case .tail: .truncateTail
            }
        self.init(
            alignment: alignment, lineBreak: lineBreak, maximumLines: max(environment.lineLimit ?? 0, 0),
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, lineSpacing: text.lineSpacing,
            keepsTrailingSpace: true, avoidsLonelyWord: true)
        keepsKoreanWords = true
    }
}

extension String {
    /// The number of characters that aren't spaces, counted by leading bytes.
    fileprivate var letterCount: Int {
        utf8.reduce(0) { count, byte in byte > 0x20 && byte & 0xC0 != 0x80 ? count + 1 : count }
    }
}

extension StyledText {
    /// Returns the text scaled by a factor.
    fileprivate func scaled(by factor: CGFloat) -> StyledText {
        var copy = self
        for index in copy.runs.indices {
            let font = copy.runs[index].attributes.font
            copy.runs[index].attributes.font = font.scaled(by: factor)
            copy.runs[index].attributes.tracking *= factor
        }
        return copy
    }
}

extension FontDescription {
    /// The distance between two lines, in points.
    fileprivate var lineDistance: CGFloat { leading ?? lineHeight }
}
