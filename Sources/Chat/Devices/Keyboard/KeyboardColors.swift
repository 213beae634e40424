import Frames
import Rendering

/// The colors of the keyboard in iOS 18, from memory. Its ground is opaque here.
struct KeyboardColors {
    let ground: RGBA
    let letter: RGBA
    let special: RGBA
    let text: RGBA
    /// The symbols on the ground.
    let icon: RGBA
    /// The edge below a key.
    let shadow: RGBA
    /// The search field of the emoji.
    let field: RGBA
    /// Placeholders and headings.
    let secondary: RGBA

    func fill(_ kind: KeyCap.Kind) -> RGBA? {
        switch kind {
        case .letter: letter
        case .special: special
        case .bare: nil
        }
    }

    static var current: KeyboardColors { RenderSettings.current.appearance == .dark ? dark : light }

    private static let light = KeyboardColors(
        ground: RGBA(hex: 0xD1D3D9), letter: .white, special: RGBA(hex: 0xABB1BA), text: .black,
        icon: RGBA(hex: 0x50555C), shadow: RGBA(hex: 0x898A8D), field: RGBA(hex: 0xC2C5CC),
        secondary: RGBA(hex: 0x7E8186))

    private static let dark = KeyboardColors(
        ground: RGBA(hex: 0x2B2B2B), letter: RGBA(hex: 0x6B6B6B), special: RGBA(hex: 0x474747), text: .white,
        icon: RGBA(hex: 0xD0D0D2), shadow: RGBA(hex: 0x1A1A1A), field: RGBA(hex: 0x3C3C3E),
        secondary: RGBA(hex: 0x98989E))
}
