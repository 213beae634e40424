import AssetCatalogs
import Foundation
import Frames
import Rendering
import Synchronization

extension UIColor {
    /// Returns the color of a color set; `nil` if there is none, or one without a color.
    static func asset(named name: String, in bundle: Bundle?) -> UIColor? {
        AssetLibrary.entry(.color, named: name, in: bundle).flatMap(color)
    }

    private static func color(_ entry: AssetEntry) -> UIColor? {
        guard let set = AssetLibrary.colorSet(entry), !set.isEmpty else { return nil }
        return UIColor { traits in
            guard let color = set.color(for: AssetTraits(traits)) else { return .clear }
            switch color {
            case .components(let components): return UIColor(components)
            case .system(let name): return systemColor(name, of: entry)
            }
        }
    }

    /// The tint of an app: the first color set `AccentColor` with a color, or the system's blue.
    package static var appAccent: UIColor {
        guard ResourceBundles.areThoseOfProgram else { return AssetLibrary.accentColor.flatMap(color) ?? .systemBlue }
        // Each view asks for it.
        return knownAccent.withLock { known in
            let accent = known ?? AssetLibrary.accentColor.flatMap(color) ?? .systemBlue
            known = accent
            return accent
        }
    }

    private static let knownAccent = Mutex<UIColor?>(nil)

    /// Looks the tint up anew, because there are further bundles.
    static func forgetAccent() { knownAccent.withLock { $0 = nil } }

    private convenience init(_ color: AssetColorComponents) {
        let (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
        switch color.space {
        case .sRGB, .extendedSRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .gray, .extendedGray: self.init(white: red, alpha: alpha)
        case .extendedLinearSRGB:
            self.init(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
        }
    }

    /// Applies the transfer function of sRGB to a linear component.
    private static func encoded(_ linear: Double) -> Double {
        linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// Returns a color of the system by its name in a catalog, such as `systemBlueColor`.
    private static func systemColor(_ name: String, of entry: AssetEntry) -> UIColor {
        let key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = systemColors[key] { return color }
        RenderProblems.report(
            .oncePerRun, "The color “\(entry.name)” refers to “\(name)”, which isn't a color of iOS; it is clear.")
        return .clear
    }

    private static let systemColors: [String: UIColor] = [
        "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray,
        "darkText": .darkText, "gray": .gray, "green": .green, "label": .label, "lightGray": .lightGray,
        "lightText": .lightText, "link": .link, "magenta": .magenta, "opaqueSeparator": .opaqueSeparator,
        "orange": .orange, "placeholderText": .placeholderText, "purple": .purple,
        "quaternaryLabel": .quaternaryLabel, "quaternarySystemFill": .quaternarySystemFill, "red": .red,
        "secondaryLabel": .secondaryLabel, "secondarySystemBackground": .secondarySystemBackground,
        "secondarySystemFill": .secondarySystemFill,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
        "systemBackground": .systemBackground, "systemBlue": .systemBlue, "systemBrown": .systemBrown,
        "systemCyan": .systemCyan, "systemFill": .systemFill, "systemGray": .systemGray, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6, "systemGreen": .systemGreen,
        "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .groupTableViewBackground,
        "systemIndigo": .systemIndigo, "systemMint": .systemMint, "systemOrange": .systemOrange,
        "systemPink": .systemPink, "systemPurple": .systemPurple, "systemRed": .systemRed, "systemTeal": .systemTeal,
        "systemYellow": .systemYellow, "tertiaryLabel": .tertiaryLabel,
        "tertiarySystemBackground": .tertiarySystemBackground, "tertiarySystemFill": .tertiarySystemFill,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "tint": .tintColor, "white": .white,
        "yellow": .yellow,
    ]
}
