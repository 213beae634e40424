import Foundation

extension Device {
    /// A tablet of 744 × 1133 points.
    public static let iPadMini = Device(
        name: "iPad mini", size: CGSize(width: 744, height: 1133), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 21.5, cutout: .none, body: .even(bezel: 42))

    /// A tablet of 820 × 1180 points.
    public static let iPad = Device(
        name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 42))

    /// A tablet of 820 × 1180 points.
    public static let iPadAir = iPad.sold(as: "iPad Air")

    /// A tablet of 834 × 1194 points.
    public static let iPadPro11 = Device(
        name: "iPad Pro 11", size: CGSize(width: 834, height: 1194), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 34))

    /// A tablet of 1024 × 1366 points.
    public static let iPadPro129 = Device(
        name: "iPad Pro 12.9", size: CGSize(width: 1024, height: 1366), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 34))

    /// A tablet of 834 × 1210 points, of 2024 and later. Its insets, its corners and its body are from memory.
    public static let iPadPro11M4 = Device(
        name: "iPad Pro 11 M4", size: CGSize(width: 834, height: 1210), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 30, cutout: .none, body: .even(bezel: 28))

    /// A tablet of 1032 × 1376 points, of 2024 and later. Its insets, its corners and its body are from memory.
    public static let iPadPro13M4 = Device(
        name: "iPad Pro 13 M4", size: CGSize(width: 1032, height: 1376), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 30, cutout: .none, body: .even(bezel: 28))
}
