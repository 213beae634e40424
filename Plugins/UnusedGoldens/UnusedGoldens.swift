import PackagePlugin

/// Names goldens that no test uses any more: `swift package unused-goldens`.
@main
struct UnusedGoldens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = GoldenTool(package: context.package, packageManager: packageManager)
        try tool.run(["approve", "--unused"] + arguments)
    }
}
