import PackagePlugin

/// Lists goldens that no test uses anymore: `swift package unused-goldens`.
@main
struct UnusedGoldens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = GoldenTool(package: context.package, packageManager: packageManager)
        try tool.run(["approve", "--unused"] + arguments)
    }
}
