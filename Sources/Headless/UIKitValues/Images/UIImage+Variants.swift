import Frames

extension UIImage {
    private func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image painted in one color wherever it isn't transparent.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed {
            $0.mirror()
            $0.isFlipped.toggle()
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    // MARK: Tint

    /// Whether the image is drawn in the tint color.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: values.symbol.map { !$0.hasFixedColors } ?? false
        }
    }

    /// The color, if any, that the image is painted in instead of its own colors.
    ///
    /// - Parameter tint: The tint color of the view.
    package func paintedTint(_ tint: UIColor?, traits: UITraitCollection) -> RGBA? {
        isTemplate ? (tint ?? values.tint)?.rgba(in: traits) : bakedTint(traits: traits)
    }

    /// The color that the image itself has.
    package func bakedTint(traits: UITraitCollection) -> RGBA? {
        values.tint?.rgba(in: traits)
    }

    /// The areas that keep their size when the image is stretched, as a frame stores them.
    package var stretchedCapInsets: ImageContent.CapInsets? {
        values.capInsets.map {
            ImageContent.CapInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right, imageSize: size)
        }
    }

    // MARK: Drawing

    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(blendMode) { $0.draw(self, in: rect, alpha: alpha) }
    }
}

extension UIImage.Values {
    /// Exchanges left and right.
    mutating func mirror() {
        let rect = CGRect(origin: .zero, size: size)
        let content = ImageContent(reference: reference, destination: rect, isMirrored: true)
        reference = .drawing(Frame(rect: rect, content: .image(content)))
    }
}
