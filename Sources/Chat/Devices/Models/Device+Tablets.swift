import Foundation

// Bezels are half the difference of the sizes of body and screen that Apple publishes in millimeters, in points of the
// screen, rounded.

extension Device {
    /// A tablet of 744 × 1133 points.
    public static let iPadMini = Device(
        name: "iPad mini", size: CGSize(width: 744, height: 1133), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 21.5, cutout: .none, body: .even(bezel: 60),
        metal: .aluminum(.spaceGray), buttons: .smallTablet)

    /// A tablet of 820 × 1180 points.
    public static let iPad = Device(
        name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 56),
        metal: .aluminum(.silver), buttons: .tablet)

    /// A tablet of 820 × 1180 points.
    public static let iPadAir = iPad.sold(
        as: "iPad Air", body: .even(bezel: 54), metal: .aluminum(.spaceGray))

    /// A tablet of 820 × 1180 points, of 2024 and later.
    public static let iPadAir11 = iPadAir.sold(as: "iPad Air 11")

    /// A tablet of 1024 × 1366 points, of 2024 and later.
    public static let iPadAir13 = iPadPro129.sold(as: "iPad Air 13")

    /// A tablet of 834 × 1194 points.
    public static let iPadPro11 = Device(
        name: "iPad Pro 11", size: CGSize(width: 834, height: 1194), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 47),
        metal: .aluminum(.spaceGray), buttons: .tablet)

    /// A tablet of 1024 × 1366 points.
    public static let iPadPro129 = Device(
        name: "iPad Pro 12.9", size: CGSize(width: 1024, height: 1366), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 46),
        metal: .aluminum(.spaceGray), buttons: .tablet)

    /// A tablet of 834 × 1210 points, of 2024 and later.
    public static let iPadPro11M4 = Device(
        name: "iPad Pro 11 M4", size: CGSize(width: 834, height: 1210), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 30, cutout: .none, body: .even(bezel: 44),
        metal: .aluminum(.midnight), buttons: .tablet)

    /// A tablet of 1032 × 1376 points, of 2024 and later.
    public static let iPadPro13M4 = Device(
        name: "iPad Pro 13 M4", size: CGSize(width: 1032, height: 1376), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 30, cutout: .none, body: .even(bezel: 44),
        metal: .aluminum(.midnight), buttons: .tablet)
}
