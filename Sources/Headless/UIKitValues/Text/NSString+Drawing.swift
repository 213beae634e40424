import Frames
import Typesetting

extension NSAttributedString {
    /// Breaks the string into lines; like UIKit, in 12-point text where it has no font.
    final func layOut(
        width: CGFloat?, height: CGFloat? = nil, truncatesLastLine: Bool = false, scale: CGFloat = 1
    ) -> Paragraph {
        let direction: UIUserInterfaceLayoutDirection =
            UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        var context = AttributedContext(
            defaults: TextAttributes(font: .system(size: 12)), position: AttachmentPosition(lineWidth: width))
        context.scale = scale
        let blocks = blocks(context) { paragraphStyle in
            var style = ParagraphStyle(paragraphStyle ?? .default, layoutDirection: direction)
            if truncatesLastLine, style.lineBreak == .wordWrap { style.lineBreak = .truncateTail }
            return style
        }
        return Typesetter.current.layOut(blocks, maximumWidth: width, maximumHeight: height)
    }

    /// Returns the size of the string, broken only at its line feeds, in points.
    public func size() -> CGSize {
        layOut(width: nil).size
    }

    /// Returns the rectangle of the string in a given size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let (paragraph, _) = layOut(in: size, options, context)
        return CGRect(origin: .zero, size: paragraph.size)
    }

    /// Draws the string, broken only at its line feeds, below and to the right of a point.
    public func draw(at point: CGPoint) {
        let paragraph = layOut(width: nil)
        UIGraphicsGetCurrentContext()?.draw(paragraph, in: CGRect(origin: point, size: paragraph.size))
    }

    /// Draws as many lines of the string as fit.
    public func draw(in rect: CGRect) {
        let paragraph = layOut(width: rect.width, height: rect.height)
        UIGraphicsGetCurrentContext()?.draw(paragraph, in: rect)
    }

    /// Draws the string in a rectangle, or, without `usesLineFragmentOrigin`, on a baseline that starts at its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
        let (paragraph, _) = layOut(in: rect.size, options, context)
        var target = CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: paragraph.size.height))
        if !options.contains(.usesLineFragmentOrigin) { target.origin.y -= paragraph.firstBaseline }
        UIGraphicsGetCurrentContext()?.draw(paragraph, in: target)
    }

    /// Lays out the string in a given size, scaled down as far as the context allows, and updates the context.
    private func layOut(
        in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> (paragraph: Paragraph, scale: CGFloat) {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let width: CGFloat? = isWrapped && size.width > 0 && size.width < 1e6 ? size.width : nil
        var scale: CGFloat = 1
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 {
            scale = TextShrinking.factor(minimum: context.minimumScaleFactor) { factor in
                let paragraph = layOut(width: width, scale: factor)
                return paragraph.size.width <= size.width + 0.001
                    && (size.height <= 0 || paragraph.size.height <= size.height + 0.001)
            }
        }
        let paragraph = layOut(
            width: width, height: isLimited ? size.height : nil, truncatesLastLine: isLimited, scale: scale)
        context?.note(scale: scale, bounds: CGRect(origin: .zero, size: paragraph.size))
        return (paragraph, scale)
    }
}

extension NSString {
    /// Returns the size of the string, broken only at its line feeds, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        ReleasingAttributedString(string: description, attributes: attributes).size()
    }

    /// Returns the rectangle of the string in a given size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        ReleasingAttributedString(string: description, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the string below and to the right of a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        ReleasingAttributedString(string: description, attributes: attributes).draw(at: point)
    }

    /// Draws as many lines of the string as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        ReleasingAttributedString(string: description, attributes: attributes).draw(in: rect)
    }

    /// Draws the string in a rectangle, or, without `usesLineFragmentOrigin`, on a baseline that starts at its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        ReleasingAttributedString(string: description, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

/// On Apple platforms, every string is bridged to `NSString`; here, `String` has the same methods.
extension String {
    /// Returns the size of the string, broken only at its line feeds, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        ReleasingAttributedString(string: self, attributes: attributes).size()
    }

    /// Returns the rectangle of the string in a given size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        ReleasingAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the string below and to the right of a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        ReleasingAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws as many lines of the string as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        ReleasingAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the string in a rectangle, or, without `usesLineFragmentOrigin`, on a baseline that starts at its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        ReleasingAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}
