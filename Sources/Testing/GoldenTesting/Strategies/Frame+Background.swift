import Frames

extension Frame {
    /// Returns the frame in front of a background, unless the frame covers it.
    package func onBackground(_ color: RGBA) -> Frame {
        var frame = self
        frame.rect.origin = .zero
        if case .color(let fill)? = fill, fill.alpha >= 1, opacity >= 1, corners == .zero, mask == nil,
            transform == .identity
        {
            return frame
        }
        return Frame(
            origin: Frame.Origin(type: Self.background), rect: frame.rect, fill: .color(color), children: [frame])
    }

    /// The frame without its added background: the paper isn't compared.
    var withoutBackground: Frame { name == Self.background && children.count == 1 ? children[0] : self }

    private static let background = "background"
}
