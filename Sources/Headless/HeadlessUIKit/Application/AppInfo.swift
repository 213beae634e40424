import Foundation

/// The keys of an app's Info.plist.
@MainActor
enum AppInfo {
    /// Returns the Info.plist of the program, or else the one among the resources of the delegate's module.
    static func dictionary(of delegate: any UIApplicationDelegate) -> [String: Any] {
        if let info = Bundle.main.infoDictionary,
            info["UIApplicationSceneManifest"] != nil
                || info["UIMainStoryboardFile"] != nil
        {
            return info
        }
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
        for bundle in AppModule.bundles(nil) where AppModule.modules(of: bundle).contains(module) {
            let root = bundle.resourceURL ?? bundle.bundleURL
            // The package manager doesn't accept the name Info.plist at the top of a target's resources.
            for name in ["Info.plist", "\(module)-Info.plist", "Resources/Info.plist"] {
                guard let data = try? Data(contentsOf: root.appendingPathComponent(name)),
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                else { continue }
                if let info = list as? [String: Any] { return info }
            }
        }
        return Bundle.main.infoDictionary ?? [:]
    }

    /// Returns the configuration of the app's first scene.
    static func firstScene(in info: [String: Any]) -> [String: Any]? {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        return scenes?.first
    }
}
