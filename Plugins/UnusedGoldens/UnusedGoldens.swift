import PackagePlugin

/// Names goldens that no test uses any more: `swift package unused-goldens`.
@main
struct UnusedGoldens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try GoldenTool(context: context).run(["approve", "--unused"] + arguments)
    }
}
