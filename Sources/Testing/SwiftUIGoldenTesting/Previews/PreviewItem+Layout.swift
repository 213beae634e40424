import Goldens
import GoldenTesting
import HeadlessSwiftUI
import Previews

extension PreviewItem {
    /// Returns the size to lay the preview out in.
    ///
    /// - Parameter config: The device of a preview that names none.
    /// - Throws: If the preview names an unknown device.
    func layout(on config: ViewImageConfig) throws -> SwiftUISnapshotLayout {
        switch layout {
        case .sizeThatFits: return .sizeThatFits
        case .fixed(let width, let height): return .fixed(width: width, height: height)
        case .device: break
        }
        guard let device else { return .device(config: orientation.isLandscape ? config.turned : config) }
        guard let known = Self.devices.first(where: { $0.name == device.rawValue.plainDevice }) else {
            let names = Self.devices.map(\.name).joined(separator: ", ")
            throw GoldenError("previewDevice “\(device.rawValue)” is unknown; expected one of \(names)")
        }
        return .device(config: orientation.isLandscape ? known.landscape : known.portrait)
    }

    /// A device with Xcode's name.
    private struct Device {
        let name: String
        let portrait, landscape: ViewImageConfig

        init(_ name: String, _ config: (ViewImageConfig.Orientation) -> ViewImageConfig) {
            (self.name, portrait, landscape) = (name, config(.portrait), config(.landscape))
        }
    }

    private static let devices = [
        Device("iPhone SE", ViewImageConfig.iPhone8), Device("iPhone 8", ViewImageConfig.iPhone8),
        Device("iPhone 8 Plus", ViewImageConfig.iPhone8Plus), Device("iPhone X", ViewImageConfig.iPhoneX),
        Device("iPhone Xs", ViewImageConfig.iPhoneX), Device("iPhone Xs Max", ViewImageConfig.iPhoneXsMax),
        Device("iPhone XR", ViewImageConfig.iPhoneXr), Device("iPhone 11", ViewImageConfig.iPhoneXr),
        Device("iPhone 12 mini", ViewImageConfig.iPhone12Mini), Device("iPhone 12", ViewImageConfig.iPhone12),
        Device("iPhone 12 Pro", ViewImageConfig.iPhone12Pro),
        Device("iPhone 12 Pro Max", ViewImageConfig.iPhone12ProMax),
        Device("iPhone 13 mini", ViewImageConfig.iPhone13Mini), Device("iPhone 13", ViewImageConfig.iPhone13),
        Device("iPhone 13 Pro", ViewImageConfig.iPhone13Pro),
        Device("iPhone 13 Pro Max", ViewImageConfig.iPhone13ProMax),
        Device("iPhone 14", ViewImageConfig.iPhone13), Device("iPhone 15 Pro", ViewImageConfig.iPhone15Pro),
        Device("iPhone 15 Pro Max", ViewImageConfig.iPhone15ProMax),
        Device("iPad mini", { ViewImageConfig.iPadMini($0) }), Device("iPad", { ViewImageConfig.iPad10_2($0) }),
        Device("iPad Pro (11-inch)", { ViewImageConfig.iPadPro11($0) }),
        Device("iPad Pro (12.9-inch)", { ViewImageConfig.iPadPro12_9($0) }),
    ]
}

extension String {
    /// A device's name without its generation, which doesn't affect its screen here: `iPhone SE (3rd generation)`.
    fileprivate var plainDevice: String { replacing(#/ \(\d+(st|nd|rd|th) generation\)/#, with: "") }
}

extension ViewImageConfig {
    /// The device in landscape. The top inset of its safe area moves to both sides.
    fileprivate var turned: ViewImageConfig {
        guard let size, size.width < size.height else { return self }
        var turned = self
        turned.size = CGSize(width: size.height, height: size.width)
        let notch = safeArea.top > 20 ? safeArea.top : 0
        turned.safeArea = UIEdgeInsets(top: 0, left: notch, bottom: safeArea.bottom > 0 ? 21 : 0, right: notch)
        return turned
    }
}
