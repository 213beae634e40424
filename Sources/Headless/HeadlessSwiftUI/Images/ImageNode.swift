import Foundation
import Frames
import Rendering
import Typesetting
import UIKitValues

/// The layout node of an image or a symbol.
final class ImageNode: LayoutNode {
    let attributes: Image.Attributes
    private let picture: UIImage?
    /// The image's own size, in points.
    private let naturalSize: CGSize
    /// The font that a symbol matches; `nil` for an image.
    private let font: FontDescription?

    /// The accessibility properties, if requested.
    private let spoken: AccessibilityNode?

    init(_ image: Image, in context: BuildContext) {
        attributes = image.attributes
        let picture = image.picture(in: context.environment)
        self.picture = attributes.resizing == nil ? picture : picture?.withoutSymbolMargins()
        naturalSize = self.picture?.size ?? .zero
        font = picture?.isSymbolImage == true ? image.font(in: context.environment) : nil
        spoken = WantedTags.current.contains(.elements) ? image.spoken(in: context) : nil
        super.init(in: context)
        if attributes.interpolation == .none {
            RenderProblems.report(
                .oncePerRender, "interpolation(.none) isn't drawn: pictures are scaled smoothly.", .undrawn)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard attributes.resizing != nil else { return naturalSize }
        return proposal.replacingUnspecifiedDimensions(by: naturalSize)
    }

    /// A symbol is aligned with text: its center is at that of the capital letters.
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        guard let font, key.isBaseline else { return nil }
        if let offset = picture?.baselineOffsetFromBottom, attributes.resizing == nil { return size.height - offset }
        return (size.height + font.capHeight) / 2
    }

    // MARK: Painting

    override func emitFrames(into emission: inout FrameEmission) {
        guard let picture else { return }
        if environment.redactionReasons.contains(.placeholder) {
            return emission.addPlaceholder("Image", in: placement, environment)
        }
        let isTemplate = picture.isTemplate
        let paint = isTemplate ? environment.foregroundPaint() : nil
        emission.add("Image", in: placement) { frame in
            let bounds = CGRect(origin: .zero, size: frame.rect.size)
            let ownTint = UIColor(environment.foregroundColor().rgba(in: environment))
            var content = ImageContent(
                reference: picture.reference(tint: ownTint, traits: environment.traits), destination: bounds,
                tint: picture.bakedTint(traits: environment.traits),
                isMirrored: isRightToLeft && picture.flipsForRightToLeftLayoutDirection)
            resize(&content, picture)
            if let spoken { frame.tags.append(.element(AccessibilityProperties(.element, spoken))) }
            guard let paint else {
                frame.content = .image(content)
                return
            }
            if let color = paint.plainColor {
                content.tint = color
                frame.content = .image(content)
            } else {
                content.tint = .black
                frame.show(paint, shapedBy: .image(content))
            }
        }
    }

    private func resize(_ content: inout ImageContent, _ picture: UIImage) {
        let insets = attributes.resizing?.insets ?? EdgeInsets()
        if attributes.resizing?.mode == .tile {
            if insets != EdgeInsets() {
                RenderProblems.report(
                    .oncePerRender, "A tiled picture is repeated as a whole; its cap insets are ignored.")
            }
            content.tileSize = naturalSize
        } else if insets != EdgeInsets() {
            content.capInsets = ImageContent.CapInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing, imageSize: naturalSize)
        } else if attributes.resizing != nil {
            content.capInsets = picture.stretchedCapInsets
        }
    }
}

extension Image {
    /// Returns the image; reports a problem and returns `nil` if there is none.
    @MainActor
    fileprivate func picture(in environment: EnvironmentValues) -> UIImage? {
        guard let picture = found(in: environment) else { return nil }
        return switch attributes.renderingMode {
        case nil: picture
        case .template: picture.withRenderingMode(.alwaysTemplate)
        case .original: picture.withRenderingMode(.alwaysOriginal)
        }
    }

    @MainActor
    private func found(in environment: EnvironmentValues) -> UIImage? {
        switch attributes.source {
        case .image(let image):
            // A symbol without a configuration matches the text around it.
            guard image.isSymbolImage, image.symbolConfiguration == .unspecified else { return image }
            return image.applyingSymbolConfiguration(configuration(in: environment))
        case .named(let name, let bundle):
            func find(_ name: String) -> UIImage? {
                UIImage.found(named: name, in: bundle, compatibleWith: environment.traits)
            }
            if let image = find(name) {
                // An app's symbol matches the text around it, too.
                guard image.isSymbolImage, image.symbolConfiguration == .unspecified else { return image }
                let variant = environment.symbolVariants.names(of: name).lazy.compactMap(find).first ?? image
                return variant.applyingSymbolConfiguration(configuration(in: environment))
            }
            RenderProblems.report(
                .oncePerRender, UIImage.missing(name, in: bundle, "it has no size and isn't drawn"))
        case .symbol(let name):
            // A missing drawing of the symbol itself is reported.
            let variant = environment.symbolVariants.names(of: name).first(where: UIImage.hasSymbol) ?? name
            let configuration = configuration(in: environment)
            guard let value = attributes.variableValue else {
                return UIImage(systemName: variant, withConfiguration: configuration)
            }
            return UIImage(systemName: variant, variableValue: value, configuration: configuration)
        }
        return nil
    }

    @MainActor
    private func configuration(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration {
        let scale: UIImage.SymbolScale =
            switch environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        let size = UIImage.SymbolConfiguration(font: UIFont(font(in: environment)), scale: scale)
        return size.applying(colors(in: environment))
    }

    /// Returns the symbol's rendering mode. By default, several styles mean a palette.
    @MainActor
    private func colors(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration? {
        switch attributes.symbolRenderingMode ?? environment.symbolRenderingMode {
        case .multicolor: return .preferringMulticolor()
        case .hierarchical: return .preferringHierarchical()
        case .monochrome: return .preferringMonochrome()
        case .palette: break
        default: guard (environment.foreground?.styles.count ?? 0) > 1 else { return nil }
        }
        let colors = (0..<3).map { UIColor(environment.foregroundColor(level: $0).rgba(in: environment)) }
        return UIImage.SymbolConfiguration(paletteColors: colors)
    }

    /// Returns the font of the surrounding text.
    @MainActor
    fileprivate func font(in environment: EnvironmentValues) -> FontDescription {
        FontResolver.font(in: environment)
    }
}

extension Frame {
    /// Paints a style where a content covers the frame.
    mutating func show(_ paint: _StylePaint, shapedBy content: Frame.Content) {
        let bounds = CGRect(origin: .zero, size: rect.size)
        fill = paint.flatPaint ?? .color(paint.nearestColor)
        effects.append(
            .mask([Frame(origin: Frame.Origin(type: name, maker: .swiftUI), rect: bounds, content: content)]))
        if let drop = paint.shadows.first(where: { !$0.isInner }) { shadow = drop.shadow }
        if paint.blendMode != .normal { effects.append(.mixing(paint.blendMode.mixing)) }
    }
}

extension FrameEmission {
    /// Adds a gray bar for redacted content. The gray is a choice of ours: Apple doesn't document its.
    @MainActor
    mutating func addPlaceholder(_ name: String, in rect: CGRect, _ environment: EnvironmentValues) {
        let color = environment.foregroundColor().opacity(0.16).rgba(in: environment)
        add(name, in: rect) { frame in
            frame.fill = .color(color)
            frame.corners = CornerRadii(min(4, frame.rect.height / 4))
        }
    }
}

extension ImagePaint {
    /// Returns the image repeated over an area.
    @MainActor
    func content(in bounds: CGRect, _ environment: EnvironmentValues) -> ImageContent? {
        guard let picture = image.picture(in: environment) else { return nil }
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let tint =
            picture.isTemplate
            ? environment.foregroundColor().rgba(in: environment) : picture.bakedTint(traits: environment.traits)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard sourceRect != whole else {
            return ImageContent(reference: picture.reference, destination: bounds, tint: tint, tileSize: size)
        }
        // The part becomes a separate drawing, which shows the image through a window.
        let part = CGSize(width: size.width * sourceRect.width, height: size.height * sourceRect.height)
        let destination = CGRect(
            x: -sourceRect.minX * size.width, y: -sourceRect.minY * size.height, width: size.width, height: size.height)
        let window = Frame(
            rect: CGRect(origin: .zero, size: part), clipsToBounds: true,
            content: .image(ImageContent(reference: picture.reference, destination: destination, tint: tint)))
        return ImageContent(reference: .drawing(window), destination: bounds, tileSize: part)
    }
}
