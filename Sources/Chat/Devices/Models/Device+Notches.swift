import Foundation

// Sizes, scales and insets are those that UIKit reports, radii those of the screens rounded to points. UIKit doesn't
// report notches: on phones of one generation they have the same width in millimeters. Bezels are half
// the difference of the sizes of body and screen that Apple publishes in millimeters, in points of the screen, rounded.

extension Device {
    /// A phone of 375 × 667 points with a home button: the latest one of its name.
    public static let iPhoneSE = Device(
        name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, topInset: 20, bottomInset: 0,
        cornerRadius: 0, cutout: .none, body: .homeButton(side: 28, end: 111), metal: .aluminum(.midnight),
        buttons: .homeButtonPhone)

    /// The first iPhone SE: 320 × 568 points, a home button, and a button on top.
    public static let iPhoneSE1 = Device(
        name: "iPhone SE 1", size: CGSize(width: 320, height: 568), scale: 2, topInset: 20, bottomInset: 0,
        cornerRadius: 0, cutout: .none, body: .homeButton(side: 28, end: 113), metal: .aluminum(.spaceGray),
        buttons: .topButtonPhone)

    /// The second iPhone SE: 375 × 667 points and a home button.
    public static let iPhoneSE2 = iPhoneSE.sold(as: "iPhone SE 2")

    /// The third iPhone SE: 375 × 667 points and a home button.
    public static let iPhoneSE3 = iPhoneSE.sold(as: "iPhone SE 3")

    /// A phone of 375 × 812 points, the first with a notch.
    public static let iPhoneX = Device(
        name: "iPhone X", size: CGSize(width: 375, height: 812), scale: 3, topInset: 44, bottomInset: 34,
        cornerRadius: 39, cutout: .notch(width: 209, height: 30), body: .even(bezel: 26),
        metal: .stainlessSteel(.graphite), buttons: .roundPhone)

    /// A phone of 375 × 812 points with a notch.
    public static let iPhoneXS = iPhoneX.sold(as: "iPhone XS")

    /// A phone of 414 × 896 points with a notch.
    public static let iPhoneXSMax = iPhone11ProMax.sold(as: "iPhone XS Max", body: .even(bezel: 26))

    /// A phone of 414 × 896 points with a wide notch, and two pixels per point.
    public static let iPhoneXR = iPhone11.sold(as: "iPhone XR")

    /// A phone of 414 × 896 points with a wide notch, and two pixels per point.
    public static let iPhone11 = Device(
        name: "iPhone 11", size: CGSize(width: 414, height: 896), scale: 2, topInset: 48, bottomInset: 34,
        cornerRadius: 41.5, cutout: .notch(width: 230, height: 33), body: .even(bezel: 36),
        metal: .aluminum(.midnight), buttons: .roundPhone)

    /// A phone of 375 × 812 points with a notch.
    public static let iPhone11Pro = Device(
        name: "iPhone 11 Pro", size: CGSize(width: 375, height: 812), scale: 3, topInset: 44, bottomInset: 34,
        cornerRadius: 39, cutout: .notch(width: 209, height: 30), body: .even(bezel: 27),
        metal: .stainlessSteel(.graphite), buttons: .roundPhone)

    /// A phone of 414 × 896 points with a notch.
    public static let iPhone11ProMax = Device(
        name: "iPhone 11 Pro Max", size: CGSize(width: 414, height: 896), scale: 3, topInset: 44, bottomInset: 34,
        cornerRadius: 39, cutout: .notch(width: 209, height: 30), body: .even(bezel: 27),
        metal: .stainlessSteel(.graphite), buttons: .roundPhone)

    /// A phone of 375 × 812 points with a notch. Its points are smaller than those of others.
    public static let iPhone12Mini = Device(
        name: "iPhone 12 mini", size: CGSize(width: 375, height: 812), scale: 3, topInset: 50, bottomInset: 34,
        cornerRadius: 44, cutout: .notch(width: 226, height: 34), body: .even(bezel: 21),
        metal: .aluminum(.midnight), buttons: .flatPhone)

    /// A phone of 390 × 844 points with a notch.
    public static let iPhone12 = Device(
        name: "iPhone 12", size: CGSize(width: 390, height: 844), scale: 3, topInset: 47, bottomInset: 34,
        cornerRadius: 47, cutout: .notch(width: 210, height: 32), body: .even(bezel: 21),
        metal: .aluminum(.midnight), buttons: .flatPhone)

    /// A phone of 390 × 844 points with a notch.
    public static let iPhone12Pro = iPhone12.sold(as: "iPhone 12 Pro", metal: .stainlessSteel(.graphite))

    /// A phone of 428 × 926 points with a notch.
    public static let iPhone12ProMax = Device(
        name: "iPhone 12 Pro Max", size: CGSize(width: 428, height: 926), scale: 3, topInset: 47, bottomInset: 34,
        cornerRadius: 53, cutout: .notch(width: 209, height: 32), body: .even(bezel: 21),
        metal: .stainlessSteel(.graphite), buttons: .flatPhone)

    /// A phone of 375 × 812 points with a narrow notch.
    public static let iPhone13Mini = Device(
        name: "iPhone 13 mini", size: CGSize(width: 375, height: 812), scale: 3, topInset: 50, bottomInset: 34,
        cornerRadius: 44, cutout: .notch(width: 174, height: 36), body: .even(bezel: 21),
        metal: .aluminum(.midnight), buttons: .flatPhone)

    /// A phone of 390 × 844 points with a narrow notch.
    public static let iPhone13 = Device(
        name: "iPhone 13", size: CGSize(width: 390, height: 844), scale: 3, topInset: 47, bottomInset: 34,
        cornerRadius: 47, cutout: .notch(width: 162, height: 33), body: .even(bezel: 21),
        metal: .aluminum(.midnight), buttons: .flatPhone)

    /// A phone of 390 × 844 points with a narrow notch.
    public static let iPhone13Pro = iPhone13.sold(as: "iPhone 13 Pro", metal: .stainlessSteel(.graphite))

    /// A phone of 428 × 926 points with a narrow notch.
    public static let iPhone13ProMax = Device(
        name: "iPhone 13 Pro Max", size: CGSize(width: 428, height: 926), scale: 3, topInset: 47, bottomInset: 34,
        cornerRadius: 53, cutout: .notch(width: 161, height: 33), body: .even(bezel: 21),
        metal: .stainlessSteel(.graphite), buttons: .flatPhone)

    /// A phone of 390 × 844 points with a narrow notch.
    public static let iPhone14 = iPhone13.sold(as: "iPhone 14")

    /// A phone of 428 × 926 points with a narrow notch.
    public static let iPhone14Plus = iPhone13ProMax.sold(as: "iPhone 14 Plus", metal: .aluminum(.midnight))

    /// A phone of 390 × 844 points with a narrow notch.
    public static let iPhone16e = iPhone13.sold(as: "iPhone 16e", buttons: .actionButton)
}
