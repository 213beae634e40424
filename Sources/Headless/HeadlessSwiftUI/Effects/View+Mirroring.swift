import Foundation

/// Mirrors a view in right-to-left layouts.
public struct _MirroringModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension _MirroringModifier: ViewModifier {
    public func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension View {
    /// Mirrors the view in right-to-left layouts.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_MirroringModifier(isEnabled: enabled))
    }
}
