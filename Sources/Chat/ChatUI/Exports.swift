// Who customizes the components has the scope of the configuration and the devices, too.
@_exported import ChatLook
@_exported import Client
@_exported import Devices
