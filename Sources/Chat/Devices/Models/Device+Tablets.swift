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
}
