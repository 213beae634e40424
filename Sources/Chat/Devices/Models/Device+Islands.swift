import Foundation

// Sizes, scales and insets are those that UIKit reports, radii those of the screens. Bezels are half the difference of
// the sizes of body and screen that Apple publishes in millimeters, in points of the screen, rounded.

extension Device {
    /// A phone of 393 × 852 points with an island.
    public static let iPhone14Pro = Device(
        name: "iPhone 14 Pro", size: CGSize(width: 393, height: 852), scale: 3, topInset: 59, bottomInset: 34,
        cornerRadius: 55, cutout: .island(width: 125, height: 37, top: 11), body: .even(bezel: 19),
        metal: .stainlessSteel(.graphite), buttons: .flatPhone)

    /// A phone of 430 × 932 points with an island.
    public static let iPhone14ProMax = Device(
        name: "iPhone 14 Pro Max", size: CGSize(width: 430, height: 932), scale: 3, topInset: 59, bottomInset: 34,
        cornerRadius: 55, cutout: .island(width: 125, height: 37, top: 11), body: .even(bezel: 19),
        metal: .stainlessSteel(.graphite), buttons: .flatPhone)

    /// A phone of 393 × 852 points with an island.
    public static let iPhone15 = iPhone14Pro.sold(
        as: "iPhone 15", body: .even(bezel: 20), metal: .aluminum(.midnight))

    /// A phone of 430 × 932 points with an island.
    public static let iPhone15Plus = iPhone14ProMax.sold(
        as: "iPhone 15 Plus", body: .even(bezel: 20), metal: .aluminum(.midnight))

    /// A phone of 393 × 852 points with an island.
    public static let iPhone15Pro = Device(
        name: "iPhone 15 Pro", size: CGSize(width: 393, height: 852), scale: 3, topInset: 59, bottomInset: 34,
        cornerRadius: 55, cutout: .island(width: 125, height: 37, top: 11), body: .even(bezel: 17),
        metal: .titanium(.natural), buttons: .actionButton)

    /// A phone of 430 × 932 points with an island.
    public static let iPhone15ProMax = Device(
        name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3, topInset: 59, bottomInset: 34,
        cornerRadius: 55, cutout: .island(width: 125, height: 37, top: 11), body: .even(bezel: 16),
        metal: .titanium(.natural), buttons: .actionButton)

    /// A phone of 393 × 852 points with an island.
    public static let iPhone16 = iPhone15.sold(as: "iPhone 16", buttons: .cameraControl)

    /// A phone of 430 × 932 points with an island.
    public static let iPhone16Plus = iPhone15Plus.sold(as: "iPhone 16 Plus", buttons: .largeCameraControl)

    /// A phone of 402 × 874 points with an island.
    public static let iPhone16Pro = Device(
        name: "iPhone 16 Pro", size: CGSize(width: 402, height: 874), scale: 3, topInset: 62, bottomInset: 34,
        cornerRadius: 62, cutout: .island(width: 125, height: 37, top: 14), body: .even(bezel: 15),
        metal: .titanium(.natural), buttons: .cameraControl)

    /// A phone of 440 × 956 points with an island.
    public static let iPhone16ProMax = Device(
        name: "iPhone 16 Pro Max", size: CGSize(width: 440, height: 956), scale: 3, topInset: 62, bottomInset: 34,
        cornerRadius: 62, cutout: .island(width: 125, height: 37, top: 14), body: .even(bezel: 14),
        metal: .titanium(.natural), buttons: .largeCameraControl)

    /// A phone of 402 × 874 points with an island.
    public static let iPhone17 = iPhone16Pro.sold(as: "iPhone 17", metal: .aluminum(.midnight))

    /// A phone of 402 × 874 points with an island.
    public static let iPhone17Pro = iPhone16Pro.sold(
        as: "iPhone 17 Pro", body: .even(bezel: 16), metal: .aluminum(.deepBlue))

    /// A phone of 440 × 956 points with an island.
    public static let iPhone17ProMax = iPhone16ProMax.sold(
        as: "iPhone 17 Pro Max", body: .even(bezel: 15), metal: .aluminum(.deepBlue))

    /// A thin phone of 420 × 912 points with an island that is lower than on other phones.
    public static let iPhoneAir = Device(
        name: "iPhone Air", size: CGSize(width: 420, height: 912), scale: 3, topInset: 68, bottomInset: 34,
        cornerRadius: 62, cutout: .island(width: 125, height: 37, top: 20), body: .even(bezel: 16),
        metal: .titanium(.sky), buttons: .cameraControl)
}
