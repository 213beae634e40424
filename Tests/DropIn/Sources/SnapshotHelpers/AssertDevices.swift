import SnapshotTesting
import UIKit

/// A loop over devices and styles, each with a golden of its own.
@MainActor
public func assertDevices(
    _ controller: @autoclosure () -> UIViewController, record: Bool? = nil, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    let devices: [(name: String, config: ViewImageConfig)] = [("se", .iPhoneSe), ("x", .iPhoneX)]
    let styles: [(name: String, style: UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
    for device in devices {
        for style in styles {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style.style), UITraitCollection(displayScale: 1),
            ])
            assertSnapshot(
                of: controller(), as: .frames(on: device.config, traits: traits), named: "\(device.name)-\(style.name)",
                record: record, file: file, testName: testName, line: line)
        }
    }
}
