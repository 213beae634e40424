// Tests of apps use it to draw different configurations side by side.
@_exported import class ChatLook.ConfigurationScope
// Apps that show conversations also use their controllers.
@_exported import Client
