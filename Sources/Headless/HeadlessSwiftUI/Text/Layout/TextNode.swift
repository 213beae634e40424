import Foundation
import Frames
import Rendering
import Typesetting

/// A text in a layout. What is measured is what is drawn.
final class TextNode: LayoutNode {
    private let text: StyledText
    private let style: ParagraphStyle
    private var images: [InlineImage]

    /// The gradient that all letters are painted with; `nil`: each has a color of its own.
    private let gradient: _StylePaint?

    /// Whether the text has no letters: it takes the height of a line, and no room around.
    private let isEmpty: Bool

    /// What is read out, where that is asked for.
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

    // MARK: Setting the text

    /// The text on lines, at a part of its size.
    private struct Setting {
        var paragraph: Paragraph
        var text: StyledText
    }

    private var settingsByLimit: [(limit: Limit, setting: Setting)] = []

    /// The room for a text, in points; `nil` for no limit.
    private struct Limit: Equatable {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// The text without limits: it is the same for all proposals that have room for it.
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
                .oncePerRender, "A text with pictures in it keeps its size, whatever minimumScaleFactor says.")
            return setting
        }
        return setSmaller(within: limit, least: max(least, 0.01))
    }

    private func layOut(_ text: StyledText, within limit: Limit) -> Setting {
        let paragraph = Typesetter.current.layOut(
            text, style: style, maximumWidth: limit.width, maximumHeight: limit.height)
        return Setting(paragraph: paragraph, text: text)
    }

    // MARK: Making a text smaller

    private func fits(_ setting: Setting, _ limit: Limit) -> Bool {
        let size = setting.paragraph.size
        return !setting.paragraph.isTruncated && size.width <= limit.width ?? .infinity
            && size.height <= limit.height ?? .infinity
    }

    /// Returns the largest text that fits, or the smallest if none does.
    private func setSmaller(within limit: Limit, least: CGFloat) -> Setting {
        var (low, high) = (least, CGFloat(1))
        var best = layOut(text.scaled(by: low), within: limit)
        guard fits(best, limit) else { return best }
        // Seven halvings leave less than a hundredth of the size.
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
        if let width = proposal.width, width <= leastWidth { return leastSize(height: proposal.height) }
        let setting = set(for: proposal)
        let size = setting.paragraph.size
        let height = size.height + missingHeight(lines: setting.paragraph.lines.count)
        return CGSize(width: width(size.width, within: proposal.width), height: roundUp(height))
    }

    /// The height of the lines that room is kept for besides those of the text.
    private func missingHeight(lines: Int) -> CGFloat {
        CGFloat(max((settings.leastLines ?? 0) - lines, 0)) * tallestFont.lineDistance
    }

    // MARK: The least size

    /// The width of the widest glyph: no line is narrower.
    private lazy var leastWidth = ideal.paragraph.widestGlyph

    /// The size with one character on a line.
    ///
    /// Stacks ask for it to see how far a text can shrink, and hardly any text is drawn so: its lines are counted,
    /// not broken.
    private func leastSize(height: CGFloat?) -> CGSize {
        let font = tallestFont
        let distance = font.lineDistance + style.lineSpacing
        var lines = max(ideal.paragraph.string.letterCount, 1)
        if style.maximumLines > 0 { lines = min(lines, style.maximumLines) }
        if let height, height < CGFloat(lines) * distance {
            lines = max(Int((height - font.lineHeight) / distance) + 1, 1)
        }
        let linesHeight = font.lineHeight + CGFloat(lines - 1) * distance
        return CGSize(width: roundUp(leastWidth), height: roundUp(linesHeight + missingHeight(lines: lines)))
    }

    /// The width on a whole pixel, not beyond the proposal unless the text is.
    private func width(_ width: CGFloat, within proposal: CGFloat?) -> CGFloat {
        let rounded = roundUp(width)
        guard let proposal, rounded > proposal, width <= proposal else { return rounded }
        return proposal
    }

    /// The line height of Helvetica at 12 points, whatever the font.
    private static let emptyHeight: CGFloat = 13.8

    /// The ascender of the same.
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

    // MARK: Room around

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

    override func emit(into emission: inout FrameEmission) {
        if environment.redactionReasons.contains(.placeholder) { return emitBars(into: &emission) }
        emission.add("Text", in: placement) { frame in
            guard let placedSetting else { return }
            let content = Frame.Content.text(placedSetting.paragraph.content(in: placement.width))
            if let gradient { frame.show(gradient, shapedBy: content) } else { frame.content = content }
            note(placedSetting.paragraph, in: &frame)
            if let spoken {
                let node = AccessibilityNode(label: spoken, traits: .staticText)
                frame.tags.append(.element(AccessibilityMark(.element, node)))
            }
        }
        for image in images where image.isPlaced { image.node.emit(into: &emission) }
    }

    /// Notes what the lint of layouts has to know of the text.
    private func note(_ paragraph: Paragraph, in frame: inout Frame) {
        let isCutShort = paragraph.isTruncated
        guard isCutShort || !environment.isEnabled, WantedTags.current.contains(.notes) else { return }
        frame.tags.append(.note(LayoutNote(isDisabled: !environment.isEnabled, isCutShort: isCutShort)))
    }

    /// Paints a bar in the place of each line.
    private func emitBars(into emission: inout FrameEmission) {
        guard let paragraph = placedSetting?.paragraph else { return }
        let left = placement.minX + alignedShift(of: paragraph)
        for line in paragraph.lines where line.width > 0 {
            let bar = line.rect.offsetBy(dx: left, dy: placement.minY).insetBy(dx: 0, dy: line.rect.height * 0.15)
            emission.addPlaceholder("Text", in: bar, environment)
        }
    }

    /// How far a paragraph of its own width stands from the left edge of the text.
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
    /// The style of a text that views lay out.
    init(_ environment: EnvironmentValues) {
        let text = environment.text
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let alignment: Alignment =
            switch text.alignment {
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
    }
}

extension String {
    /// The number of characters that aren't spaces, told by the bytes that begin one.
    fileprivate var letterCount: Int {
        utf8.reduce(0) { count, byte in byte > 0x20 && byte & 0xC0 != 0x80 ? count + 1 : count }
    }
}

extension StyledText {
    /// Returns the text at a part of its size.
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
